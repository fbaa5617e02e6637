import { readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { type Expression, type Node, type SourceFile, SyntaxKind } from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isCallExpression,
  isDeleteExpression,
  isElementAccessExpression,
  isForInStatement,
  isForOfStatement,
  isFunctionDeclaration,
  isFunctionExpression,
  isMethodDeclaration,
  isNonNullExpression,
  isParenthesizedExpression,
  isVariableDeclarationList,
} from 'typescript/unstable/ast/is'
import { API, type Checker, type Type, TypeFlags } from 'typescript/unstable/sync'

/** A place where a name that may be any text is looked up in, or put into, something that is not a Map. */
export interface Lookup {
  readonly file: string
  readonly line: number
  readonly kind: 'read' | 'write' | 'in'
  readonly code: string
}

/** What every object answers to. */
const NAMES = Object.getOwnPropertyNames(Object.prototype)

/** The unsafe lookups in the sources of these projects, by the folders of their `tsconfig.json`. */
export function unsafeLookups(folders: readonly string[]): readonly Lookup[] {
  const api = new API({ cwd: process.cwd() })
  try {
    return folders.flatMap((folder) => {
      const config = resolve(folder, 'tsconfig.json')
      const project = api.updateSnapshot({ openProjects: [config] }).getProject(config)
      if (project === undefined) throw new Error(`no project in ${folder}`)
      return project.rootFiles.flatMap((name) => {
        const source = project.program.getSourceFile(name)
        return source === undefined ? [] : [...lookupsIn(source, project.checker)]
      })
    })
  } finally {
    api.close()
  }
}

function* lookupsIn(source: SourceFile, checker: Checker): Generator<Lookup> {
  const found = (node: Node, kind: Lookup['kind']): Lookup => ({
    file: relative(process.cwd(), source.fileName),
    line: source.text.slice(0, node.getStart(source)).split('\n').length,
    kind,
    code: node.getText(source),
  })
  for (const node of nodesOf(source)) {
    if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.InKeyword) {
      // A literal name tells members of a union apart; any other asks what every object would affirm.
      if (mayBeAnyName(checker.getTypeAtLocation(bare(node.left)), checker)) yield found(node, 'in')
    } else if (isElementAccessExpression(node)) {
      const key = bare(node.argumentExpression)
      if (!mayBeAnyName(checker.getTypeAtLocation(key), checker)) continue
      const table = bare(node.expression).getText(source)
      if (isGuarded(node, table, key.getText(source), source)) continue
      yield found(node, isTarget(node) ? 'write' : 'read')
    }
  }
}

function* nodesOf(node: Node): Generator<Node> {
  yield node
  const children: Node[] = []
  node.forEachChild((child) => void children.push(child))
  for (const child of children) yield* nodesOf(child)
}

/** Without what only the compiler believes. */
function bare(node: Expression): Expression {
  let inner = node
  while (isAsExpression(inner) || isParenthesizedExpression(inner) || isNonNullExpression(inner))
    inner = inner.expression
  return inner
}

/** Whether such a key may be the name of something that every object has. */
function mayBeAnyName(type: Type | undefined, checker: Checker): boolean {
  if (type === undefined) return true
  if (type.flags & (TypeFlags.Any | TypeFlags.Unknown | TypeFlags.String | TypeFlags.StringMapping)) return true
  if (type.isTemplateLiteralType()) return NAMES.some((name) => fits(name, type.texts))
  if (type.isStringLiteralType()) return NAMES.includes(type.value)
  if (type.isUnionType()) return type.getTypes().some((member) => mayBeAnyName(member, checker))
  // Type parameters stand for the names that a table was made for.
  if (type.isIndexType() || type.isIndexedAccessType()) {
    const constraint = checker.getBaseConstraintOfType(type)
    return constraint !== undefined && constraint.id !== type.id && mayBeAnyName(constraint, checker)
  }
  return false
}

/** Whether a template with these fixed parts can give that name. */
function fits(name: string, [first = '', ...rest]: readonly string[]): boolean {
  if (!name.startsWith(first)) return false
  let at = first.length
  for (const part of rest) {
    at = name.indexOf(part, at)
    if (at < 0) return false
    at += part.length
  }
  return name.endsWith(rest.at(-1) ?? '')
}

/** Whether the key is one of the table's own: somebody has asked, or goes through its keys. */
function isGuarded(node: Node, table: string, key: string, source: SourceFile): boolean {
  const asked = `Object.hasOwn(${table}, ${key})`
  for (let at: Node | undefined = node.parent; at !== undefined; at = at.parent) {
    if (at.kind !== SyntaxKind.SourceFile && at.getText(source).includes(asked)) return true
    if (isForInStatement(at) && declares(at.initializer, key, source)) return at.expression.getText(source) === table
    if (isForOfStatement(at) && declares(at.initializer, key, source)) return isListOfKeys(at.expression, table, source)
    if (!isFunction(at)) continue
    const { parent } = at
    if (isArrowFunction(at) && at.parameters.some((one) => names(one.name, source).includes(key))) {
      return isCallExpression(parent) && isListOfKeys(parent.expression, table, source)
    }
  }
  return false
}

function isFunction(node: Node): boolean {
  return isArrowFunction(node) || isFunctionDeclaration(node) || isFunctionExpression(node) || isMethodDeclaration(node)
}

function declares(initializer: Node, name: string, source: SourceFile): boolean {
  return (
    isVariableDeclarationList(initializer) && initializer.declarations.some((d) => names(d.name, source).includes(name))
  )
}

function names(binding: Node, source: SourceFile): readonly string[] {
  return binding.getText(source).match(/\w+/g) ?? []
}

/** Whether the list, or the constant that holds it, is made of the keys of that table. */
function isListOfKeys(list: Node, table: string, source: SourceFile): boolean {
  const text = list.getText(source)
  const [constant = ''] = /^\w+/.exec(text) ?? []
  const made = new RegExp(`const ${constant} = (.+)`).exec(source.text)?.[1] ?? ''
  return [text, made].some(
    (from) => from.includes(`Object.keys(${table})`) || from.includes(`Object.entries(${table})`),
  )
}

/** Whether something is put there, or taken away. */
function isTarget(node: Node): boolean {
  const { parent } = node
  if (isDeleteExpression(parent)) return true
  if (!isBinaryExpression(parent) || parent.left !== node) return false
  const { kind } = parent.operatorToken
  return kind >= SyntaxKind.FirstAssignment && kind <= SyntaxKind.LastAssignment
}

/** The folders of all projects of the workspace. */
export function projectFolders(): readonly string[] {
  const { references } = JSON.parse(readFileSync('tsconfig.json', 'utf8')) as { references: { path: string }[] }
  return references.map(({ path }) => path)
}
