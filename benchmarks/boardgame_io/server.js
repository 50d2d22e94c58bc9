// A boardgame.io server with a game whose views are as large as those of the table server.
// node server.js PORT PADDING [FOLDER of its FlatFile store; without it everything stays in memory]
const { Server, FlatFile } = require('boardgame.io/server');

const [port, padding, folder] = process.argv.slice(2);
const pad = 'x'.repeat(Number(padding));
const counter = {
  name: 'counter',
  setup: () => ({ counter: 0, hands: { 0: 1, 1: 2 }, pad }),
  moves: { inc: ({ G }, by) => { G.counter += by; } },
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({ ...G, hands: { [playerID]: G.hands[playerID] } }),
};
const server = Server({ games: [counter], origins: [/.*/], ...(folder ? { db: new FlatFile({ dir: folder }) } : {}) });
server.run({ port: Number(port), callback: () => console.log('ready') });
