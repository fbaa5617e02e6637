import type { Durable, FanOut, Latency, ServerBench, Spread } from '@ludoteca/load'
import { number, table } from '../table.ts'
import { targetsInWords } from './targets.ts'

/** The server's benchmark for people. */
export function serverInWords(report: ServerBench): string {
  const { node, cores, loadAverage, seconds, fanOut, durable, latency, bytes, targets } = report
  return [
    `Server, Node ${node}, ${cores} cores, load ${number(loadAverage)} before, ${Math.round(seconds)} s`,
    'Times depend on the machine and what else it does; ratios come from the same rounds and compare.',
    table(FAN_OUT_HEAD, fanOut.map(fanOutRow)),
    table(DURABLE_HEAD, durable.map(durableRow)),
    table(LATENCY_HEAD, latency.map(latencyRow)),
    table(
      [`bytes of a turn of ${bytes.game}`, 'turns', 'median', 'mean', 'p90', 'max'],
      [
        bytesRow('ordinary, watcher', bytes.ordinary.watcher),
        bytesRow('ordinary, seat of another', bytes.ordinary.seat),
        bytesRow('all, watcher', bytes.all.watcher),
        bytesRow('all, seat of another', bytes.all.seat),
      ],
    ),
    targetsInWords(targets),
  ].join('\n\n')
}

const FAN_OUT_HEAD = [
  '12 seats, 8 watchers',
  'rooms',
  'at once',
  'commands/s',
  'CPU µs',
  'database µs',
  'frames',
  'bytes',
  'raw µs',
  'ratio',
  'same frames µs',
  'ratio to them',
]

function fanOutRow(row: FanOut): (string | number)[] {
  return [
    row.database,
    row.rooms,
    String(row.atOnce),
    Math.round(row.server.perSecond),
    number(row.server.cpuMicros),
    number(row.databaseCpuMicros),
    number(row.framesPerCommand),
    Math.round(row.bytesPerFrame),
    number(row.rawFanOut.cpuMicros),
    number(row.toRawFanOut),
    number(row.rawSameFrames.cpuMicros),
    number(row.toRawSameFrames),
  ]
}

const DURABLE_HEAD = [
  'durable moves/s, rooms of 4',
  'rooms',
  'raw insert',
  'log alone',
  'to raw insert',
  'tables',
  'to raw insert',
  'over sockets',
  'to raw insert',
  'raw echo',
  'to raw echo',
]

function durableRow(row: Durable): (string | number)[] {
  return [
    row.database,
    row.rooms,
    Math.round(row.rawInsert.perSecond),
    Math.round(row.log.perSecond),
    number(row.logToRawInsert),
    Math.round(row.tables.perSecond),
    number(row.tablesToRawInsert),
    Math.round(row.endToEnd.perSecond),
    number(row.endToEndToRawInsert),
    Math.round(row.rawEcho.perSecond),
    number(row.endToEndToRawEcho),
  ]
}

const LATENCY_HEAD = ['submit to broadcast', 'rooms', 'in each', 'moves/s', 'p50 ms', 'p99 ms', 'of rounds', 'max ms']

function latencyRow(row: Latency): (string | number)[] {
  const { database, rooms, participants, movesPerSecond, p50Ms, p99Ms, p99MsOfRounds, maxMs } = row
  const ofRounds = `${number(Math.min(...p99MsOfRounds))} to ${number(Math.max(...p99MsOfRounds))}`
  const pace = Math.round(movesPerSecond)
  return [database, rooms, participants, pace, number(p50Ms), number(p99Ms), ofRounds, number(maxMs)]
}

function bytesRow(name: string, { count, median, mean, p90, max }: Spread): (string | number)[] {
  return [name, count, Math.round(median), Math.round(mean), Math.round(p90), Math.round(max)]
}
