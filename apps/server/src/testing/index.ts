export { bytesOf, codeAt, STEP_MS } from './authenticator.ts'
export { layEmptyDatabase } from './empty-database.ts'
export { startPostgres, type TestPostgres } from './postgres.ts'
export { startRedis, type TestRedis } from './redis.ts'
