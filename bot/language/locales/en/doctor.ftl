### What the bot may not do in a server, and the set-up: for members who may manage it. doctor-lacks, -locked and -gone
### also stand in what `sealed-orders doctor` prints.

command-doctor-name = doctor
command-doctor-description = What I may not do in this server, and what to press
command-setup-name = setup
command-setup-description = Set this server up: language, channels, who opens tables, the list of tables

doctor-title = What I may do in this server
# $missing is a list of permissions.
doctor-lacks = { $channel }: I lack { $missing }. Open the settings of the channel, press “Permissions”, choose my role and allow this.
doctor-locked = { $channel }: the thread is locked. Open its menu and unlock it.
doctor-gone = { $channel }: the channel is gone. What stood there goes on elsewhere: /play takes up a match, /setup a list or the sealed order of the day.
doctor-well =
    { $count ->
        [one] Nothing is in my way in this channel.
       *[other] Nothing is in my way in the { $count } channels in which something of mine stands, this one among them.
    }
doctor-more = I have looked at { $count } channels; there are more.
button-look-again = Look again

setup-title = The set-up of this server
setup-list = The list of tables stands in { $channels }.
setup-list-none = The list of tables stands nowhere. Type /setup in a channel that everybody reads, and press “Put the list of tables here”.
setup-daily = The sealed order of the day is asked in { $channels }.
setup-daily-none = The sealed order of the day is turned off.
button-setup = Set-up
button-settings = Change the settings of the server
button-tables-put = Put the list of tables here

settings-openers = Members with { $openers }, and members who may manage the server, may open tables.
settings-openers-all = Everybody may open tables.
menu-openers = Choose the role that may open tables (none: everybody)
refused-not-an-opener = In this server only members with { $openers } open tables. You can join any table, and /practice in my direct messages is open to everybody.
