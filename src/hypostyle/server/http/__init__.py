"""The web application: routes, cookies, the browser bundle, and what guards them against strangers."""
