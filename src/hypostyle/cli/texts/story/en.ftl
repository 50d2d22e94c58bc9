# How the story of a match is put together, English: the terminal and the journal of the browser say it alike.
# Same keys and variables as fr.ftl.

story-you = you
story-together = { $what }: { $parts }
story-part = { $name } { $number }
story-gain =
    { $sign ->
        [minus] { $name } −{ $points } ({ $total })
       *[plus] { $name } +{ $points } ({ $total })
    }
story-heading = { $heading } · { $standing }
