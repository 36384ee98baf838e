/** The worlds of the server, and the tasks, streams and sample accounts of one world. */
import { data, endpoints } from '../../core/endpoint.ts'
import { array, boolean, integer, nullable, number, object, oneOf, string } from '../../core/schema.ts'
import { instant } from '../../core/time.ts'
import { ReportStage } from '../reports/report-rows.ts'

export const DevWorld = object({
  id: string(),
  main: boolean({ description: 'The world with a database file; the others are in memory' }),
  current: boolean({ description: 'The world of this call' }),
  made_at: instant('System time'),
  used_at: instant(),
  requests: integer({ minimum: 0, description: 'Calls since its creation, without dev calls' }),
  open: integer({ minimum: 0, description: 'Open event streams' }),
  users: integer({ minimum: 0, description: 'Accounts' }),
  bytes: integer({ minimum: 0, description: 'Size of its database and request log' }),
})

export const DevJob = object({
  id: integer(),
  kind: string(),
  state: oneOf('queued', 'running', 'done', 'failed'),
  attempts: integer(),
  report: integer({ description: 'Id of the report' }),
  about: nullable(string({ description: 'ASIN or niche id' })),
  stage: ReportStage,
  progress: number({ minimum: 0, maximum: 100 }),
  phone: nullable(string()),
  created_at: instant(),
})

export const DevStream = object({
  id: integer(),
  call: string({ description: 'Method and path' }),
  phone: nullable(string()),
  since: instant('System time'),
})

export const DevAccount = object({
  phone: string(),
  nickname: string(),
  power: integer({ description: 'Hundredths' }),
  level: integer(),
  level_text: string(),
  reports: integer({ minimum: 0 }),
  orders: integer({ minimum: 0 }),
  sessions: integer({ minimum: 0, description: 'Open sessions' }),
})

export const devWorlds = endpoints({
  index: {
    method: 'GET',
    path: '/__dev/worlds',
    summary: 'The open worlds, last used first. A world in memory is dropped after half an hour without calls',
    auth: 'guest',
    origin: 'ours',
    answer: data(object({ row: array(DevWorld) })),
    failures: [],
  },
  drop: {
    method: 'POST',
    path: '/__dev/worlds/drop',
    summary:
      'Drop a world in memory; the next call that names it starts from the seed. The main world is reset instead',
    auth: 'guest',
    origin: 'ours',
    body: object({ id: string({ maxLength: 64 }) }),
    answer: data(object({ dropped: boolean({ description: 'false if there was no such world' }) })),
    failures: [],
  },
  activity: {
    method: 'GET',
    path: '/__dev/activity',
    summary: 'The latest tasks and the open streams of this world',
    auth: 'guest',
    origin: 'ours',
    answer: data(object({ job: array(DevJob), stream: array(DevStream) })),
    failures: [],
  },
  accounts: {
    method: 'GET',
    path: '/__dev/accounts',
    summary: 'The sample accounts that /__dev/login opens',
    auth: 'guest',
    origin: 'ours',
    answer: data(object({ row: array(DevAccount) })),
    failures: [],
  },
})
