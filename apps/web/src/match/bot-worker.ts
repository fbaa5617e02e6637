import { BotTable, type ToBots } from './bot-table.ts'

const table = new BotTable((from) => postMessage(from))
self.addEventListener('message', ({ data }: MessageEvent<ToBots>) => table.take(data))
