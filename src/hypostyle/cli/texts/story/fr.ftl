# Comment se raconte une partie, français : le terminal et le journal du navigateur disent la même chose.
# Mêmes clés et mêmes variables que en.ftl.

story-you = vous
story-together = { $what } : { $parts }
story-part = { $name } { $number }
story-gain =
    { $sign ->
        [minus] { $name } −{ $points } ({ $total })
       *[plus] { $name } +{ $points } ({ $total })
    }
story-heading = { $heading } · { $standing }
