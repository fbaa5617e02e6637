import account from '@material-symbols/svg-400/rounded/account_circle.svg?raw'
import balance from '@material-symbols/svg-400/rounded/balance.svg?raw'
import dashboard from '@material-symbols/svg-400/rounded/dashboard.svg?raw'
import flag from '@material-symbols/svg-400/rounded/flag.svg?raw'
import image from '@material-symbols/svg-400/rounded/image.svg?raw'
import pack from '@material-symbols/svg-400/rounded/inventory_2.svg?raw'
import ladder from '@material-symbols/svg-400/rounded/leaderboard.svg?raw'
import match from '@material-symbols/svg-400/rounded/manage_search.svg?raw'
import room from '@material-symbols/svg-400/rounded/meeting_room.svg?raw'
import log from '@material-symbols/svg-400/rounded/receipt_long.svg?raw'
import toggle from '@material-symbols/svg-400/rounded/toggle_on.svg?raw'

/** Material Symbols by what they stand for here. Each is one import more. */
export const ICONS = { account, balance, dashboard, flag, image, ladder, log, match, pack, room, toggle } as const
