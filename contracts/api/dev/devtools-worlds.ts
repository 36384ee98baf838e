/** The worlds of the server, and what goes on in one: tasks, streams, sample accounts. */
import { data, endpoints } from '../../core/endpoint.ts'
import { array, boolean, integer, nullable, number, object, oneOf, string } from '../../core/schema.ts'
import { instant } from '../../core/time.ts'
import { ReportStage } from '../reports/report-rows.ts'

export const DevWorld = object({
  id: string(),
  main: boolean({ description: 'The one with a file; the others live in memory' }),
  current: boolean({ description: 'The one that this call names' }),
  made_at: instant('System time'),
  used_at: instant(),
  requests: integer({ minimum: 0, description: 'Calls since it was made, without those of developers' }),
  open: integer({ minimum: 0, description: 'Streams of events that are open now' }),
  users: integer({ minimum: 0, description: 'Accounts' }),
  bytes: integer({ minimum: 0, description: 'Of its database and its log of requests' }),
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
  sessions: integer({ minimum: 0, description: 'That are open' }),
})

export const devWorlds = endpoints({
  index: {
    method: 'GET',
    path: '/__dev/worlds',
    summary: 'The worlds that live now, last used first. One in memory is dropped when nobody used it for half an hour',
    auth: 'guest',
    origin: 'ours',
    answer: data(object({ row: array(DevWorld) })),
    refuses: [],
  },
  drop: {
    method: 'POST',
    path: '/__dev/worlds/drop',
    summary: 'Drop a world in memory; its name begins anew from the seed. The main world is reset instead',
    auth: 'guest',
    origin: 'ours',
    body: object({ id: string({ maxLength: 64 }) }),
    answer: data(object({ dropped: boolean({ description: 'false: there was none' }) })),
    refuses: [],
  },
  activity: {
    method: 'GET',
    path: '/__dev/activity',
    summary: 'The latest tasks of this world and the streams that are open',
    auth: 'guest',
    origin: 'ours',
    answer: data(object({ job: array(DevJob), stream: array(DevStream) })),
    refuses: [],
  },
  accounts: {
    method: 'GET',
    path: '/__dev/accounts',
    summary: 'The sample accounts that /__dev/login opens',
    auth: 'guest',
    origin: 'ours',
    answer: data(object({ row: array(DevAccount) })),
    refuses: [],
  },
})
