### When somebody is not to be disturbed.

# $zone is an hour with a city ("14:05 · Rome"); $quiet and $example are spans of the day,
# $time is a time of day, $text is free text.
command-time-name = time
command-time-description = Your time zone and the hours in which you are not to be disturbed
command-time-zone-name = zone
command-time-zone-description = A city with your time
command-time-quiet-name = quiet
command-time-quiet-description = Your quiet hours, such as 22:30 – 6:15, at most ten long; none for no quiet hours
time-title = Your time
time-zone = It is { $zone } where you are.
time-zone-lost = I can no longer tell which time zone was yours. Choose it again: until then your quiet hours { $quiet } do not count.
time-quiet-none = You have no quiet hours.
time-quiet = Your quiet hours are { $quiet }.
time-shown = Your tables know them: nothing is due for you then, at the earliest at their end.
time-hidden = Your tables do not know them: messages do not ring then, but what is due stays due.
time-since = Your tables count them from { $due } on; until then they count your hours from before.
time-how = In quiet hours no message of mine rings, ten hours a day at most. They do not count at tables that are played in an evening, and what you change counts for deadlines after a day. A city that is not in the list can be typed: /time.
time-how-typed = Any hours can be typed there as well, such as 22:30 – 6:15.
menu-zone = Choose your time zone
menu-quiet = Choose your quiet hours
menu-quiet-end = Choose when your quiet hours end
quiet-from = From { $time }
quiet-until = Until { $time }
time-no-quiet = No quiet hours
button-show-quiet = Let my tables know
button-hide-quiet = Keep it to myself
refused-zone = “{ $zone }” is no time zone that I know. Choose a city from the list, such as Europe/Rome.
refused-zone-several = “{ $zone }” may mean several cities. Choose yours from the menu, or one that has your time.
refused-quiet-without-zone = Choose your time zone first, so that I know when your quiet hours are.
refused-quiet-length = Quiet hours last for up to { $hours } hours a day. Choose shorter ones.
refused-quiet = I cannot read “{ $text }” as quiet hours. Write from when to when, such as { $example }, or choose from the menus.
refused-quiet-too-long = I read “{ $text }” as { $quiet }, and quiet hours last for up to { $hours } hours a day. Write from when to when, such as { $example }.

# $server is the name of a server, $left and $allowance are days; $due is a timestamp.
command-away-name = away
command-away-description = Be away for some days, or back again: what waits for you rests, and the others know
command-away-days-name = days
command-away-days-description = For how many days from now on, or more than so far; 0 when you are back
away-title = Away
away-there = { $server }: you are there. You may be away for { $left } more days; the server allows { $allowance } in a year.
away-until = { $server }: you are away until { $due }. You may be away for { $left } more days; the server allows { $allowance } in a year.
away-how = While you are away nothing is due for you and nothing answers by itself for you, also in reaction windows; your tables see until when. What you have written down ahead is followed. A day that has begun counts as a whole one. Tables that are played in an evening do not wait.
menu-away = For how many days?
menu-away-longer = How many days more?
button-back = I am back
refused-away-days = Choose a number of days, for example /away 5.
refused-away-nowhere = You play in no match of a server at present. Use /away in the server from which you will be away.
refused-away-too-long = That is longer than you may be away: { $days } days are left to you in { $server }, which allows { $allowance } in a year.

# $hours is a number, $time a time of day, $length a length of time.
command-notify-name = notify
command-notify-description = How I call you: at each question, gathered, or once a day; and when I remind you
notify-title = How I call you
notify-how = Gathered, calls do not ring one by one: at your hours one message says all that still waits for you, and everything else comes without a sound. The reminder rings all the same. In quiet hours (/time) nothing rings. Nobody else learns what you choose.
notify-how-without-zone = Gathered, calls do not ring one by one: at your hours one message says all that still waits for you, and everything else comes without a sound. The reminder rings all the same. The hours are those of UTC until you choose your time zone with /time. Nobody else learns what you choose.
menu-notify-when = When shall I call you?
menu-notify-lead = When shall I remind you?
notify-each = At each question
notify-every = Gathered, every { $hours } hours
notify-daily = Once a day, at { $time }
notify-lead-usual = When a quarter of the time is left
notify-lead = { $length } before the deadline
notify-lead-never = Never
button-calls = Notifications
button-less = Less of this
gathered =
    { $count ->
        [one] { $count } match waits for you.
       *[other] { $count } matches wait for you.
    }
