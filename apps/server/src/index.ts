export { BadConfig, type Config, readConfig } from './config.ts'
export { type Running, serve, type Tuning } from './serve.ts'
export { DirectoryInUse } from './storage/lock.ts'
export { StorageDown } from './storage/storage.ts'
