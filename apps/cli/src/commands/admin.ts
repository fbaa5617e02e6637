import { isRefusal } from '@ludoteca/kernel'
import type { AdminAnswer, AdminWish } from '@ludoteca/server'
import { type Command, InvalidArgumentError } from 'commander'
import { FAILED, type Finish, SUCCESS } from '../exit.ts'
import { print, printError } from '../output.ts'
import { type PlaceFlags, settingsOf } from '../settings.ts'
import { table } from '../table.ts'

const ROLES = { viewer: 'VIEWER', moderator: 'MODERATOR', operator: 'OPERATOR' } as const
type Role = (typeof ROLES)[keyof typeof ROLES]

interface AddFlags extends PlaceFlags {
  readonly role: Role
}

const DATA = ['--data <folder>', 'where the database is (else LUDOTECA_DATA, else ./data)'] as const
const URL = ['--database-url <url>', 'the PostgreSQL it is in (else DATABASE_URL)'] as const

export function addAdmin(program: Command, finish: Finish): void {
  const admin = program.command('admin').description('who looks after the server, at /admin')
  admin
    .command('add')
    .description('has an account look after the server; prints a code with which its second factor is set up, once')
    .argument('<handle>', 'the handle of an account that is there already')
    .option('--role <role>', 'viewer, moderator or operator', asRole, ROLES.operator)
    .option(...DATA)
    .option(...URL)
    .action(async (handle: string, flags: AddFlags) => finish(await add(handle, flags)))
  admin
    .command('list')
    .description('who does so')
    .option(...DATA)
    .option(...URL)
    .action(async (flags: PlaceFlags) => finish(await list(flags)))
  admin
    .command('remove')
    .description('takes the rights of an account away, at once')
    .argument('<handle>')
    .option(...DATA)
    .option(...URL)
    .action(async (handle: string, flags: PlaceFlags) => finish(await remove(handle, flags)))
}

async function add(handle: string, flags: AddFlags): Promise<number> {
  const { newEnrolment } = await import('@ludoteca/server')
  const { code, codeHash } = newEnrolment()
  return attempt(flags, { verb: 'add', handle, role: flags.role, codeHash }, (answer) => {
    if (!('handle' in answer)) return ''
    return (
      `${answer.handle} is ${flags.role.toLowerCase()} now.\n` +
      `Log in as ${answer.handle} in a browser, open /admin there, and give this code within 24 hours:\n\n` +
      `    ${code}\n\n` +
      'It works once. A second factor from before no longer does.'
    )
  })
}

function list(flags: PlaceFlags): Promise<number> {
  return attempt(flags, { verb: 'list' }, (answer) => {
    const admins = 'admins' in answer ? answer.admins : []
    if (admins.length === 0) return 'nobody looks after this server yet: ludoteca admin add <handle>'
    return table(
      ['handle', 'role', 'second factor'],
      admins.map(({ handle, role, enrolledAt }) => [
        handle,
        role.toLowerCase(),
        enrolledAt === null ? 'not yet' : 'yes',
      ]),
    )
  })
}

function remove(handle: string, flags: PlaceFlags): Promise<number> {
  return attempt(flags, { verb: 'remove', handle }, (answer) =>
    'handle' in answer ? `${answer.handle} no longer looks after this server` : '',
  )
}

async function attempt(flags: PlaceFlags, wish: AdminWish, inWords: (answer: AdminAnswer) => string): Promise<number> {
  const config = await settingsOf(flags)
  const { administer } = await import('@ludoteca/server')
  try {
    const answer = await administer(config, wish)
    if (!isRefusal(answer)) {
      print(inWords(answer))
      return SUCCESS
    }
    printError(refusalInWords(answer.code, 'handle' in wish ? wish.handle : ''))
  } catch (error) {
    printError(faultInWords(error))
  }
  return FAILED
}

function refusalInWords(code: string, handle: string): string {
  if (code === 'NO_SUCH_ACCOUNT')
    return `nobody has the handle ${handle}: come in with a browser, keep the account under that handle (Profile), and try again`
  if (code === 'NO_SUCH_ADMIN') return `${handle} does not look after this server`
  return 'the server that runs did not understand: it may be of another version'
}

function faultInWords(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error.name !== 'DirectoryInUse') return error.message
  return `${error.message} It was asked to do this itself, and did not answer: it may be of an earlier version.`
}

function asRole(text: string): Role {
  const role = Object.entries(ROLES).find(([name]) => name === text.toLowerCase())?.[1]
  if (role === undefined) throw new InvalidArgumentError('It is viewer, moderator or operator.')
  return role
}
