/** Scenarios; README.md describes each. */
export type Scenario =
  | 'emptyPayment'
  | 'instantPayment'
  | 'paymentRefused'
  | 'popupBlocked'
  | 'insufficientPower'
  | 'reportSlow'
  | 'reportStuck'
  | 'reportFailing'
  | 'sessionExpired'
  | 'emptyLists'
  | 'hugeLists'

export interface FaultRule {
  /** `all`, or a method and path as in the contract: `GET /api/report/productList`. */
  call: string
  /** Limits the fault to calls of this sample account. */
  phone?: string
  /** Milliseconds; equal values give a fixed delay. */
  latency?: { from: number; to: number }
  fault?: 'none' | 'status' | 'drop' | 'truncate'
  /** HTTP status for the fault `status`; 500 by default. */
  status?: number
  /** Share of calls that it affects, 0 to 1; all by default. */
  probability?: number
  /** The same seed affects the same calls. */
  seed?: number
}
export interface Fault extends FaultRule {
  id: number
  seen: number
  hits: number
}
export interface FaultHandle {
  id: number
  /** Number of calls affected so far. */
  hits(): Promise<number>
  remove(): Promise<unknown>
}

export interface ClockState {
  now: string
  frozen: boolean
}
export interface ScenariosOn {
  on: Scenario[]
  users: { phone: string; on: Scenario[] }[]
  mine: Scenario[]
}

export interface LoggedRequest {
  id: number
  at: string
  method: string
  path: string
  call: string | null
  status: number
  code: number | null
  ms: number
  phone: string | null
  fault: 'none' | 'status' | 'drop' | 'truncate'
  delayed: number
  bytes: number
  violations: { where: string; problem: string }[]
  checked: boolean
}
export interface WholeRequest extends LoggedRequest {
  request: string | null
  answer: string | null
  cut: boolean
  curl: string
}
export interface RequestFilter {
  call?: string
  /** HTTP status, or the code of the envelope. */
  status?: number
  violating?: boolean
  text?: string
  page?: number
  size?: number
}

export interface Account {
  phone: string
  nickname: string
  /** Hundredths. */
  power: number
  level: number
  level_text: string
  reports: number
  orders: number
  sessions: number
}
export interface Message {
  id: number
  channel: string
  to: string
  text: string
  sent_at: string
}
export interface Job {
  id: number
  kind: string
  state: 'queued' | 'running' | 'done' | 'failed'
  attempts: number
  report: number
  /** ASIN or niche id of its report. */
  about: string | null
  stage: string
  progress: number
  phone: string | null
  created_at: string
}
export interface Stream {
  id: number
  call: string
  phone: string | null
  since: string
}
export interface Payment {
  provider: 'alipay' | 'stripe'
  id: string
  order: string
  amount: string
  state: 'open' | 'paid' | 'closed'
  page: string
}
export interface Notice {
  provider: 'alipay' | 'stripe'
  id: number
  payment: string
  what: string
  forged: boolean
  state: string
  attempts: number
  answer: string | null
}
export interface State {
  scenarios?: Scenario[]
  users?: { phone: string; on: Scenario[] }[]
  faults?: FaultRule[]
  clock?: ClockState
  phone?: string
  path?: string
}
export interface Snapshot {
  name: string
  made_at: string
  now: string
  bytes: number
}

export interface World {
  readonly id: string
  /** Origin of the server. */
  readonly url: string
  /** Send these with a request to reach this world … */
  readonly headers: { 'x-world': string }
  /** … or set this cookie in a browser: for Playwright's `context.addCookies`. */
  readonly cookie: { name: string; value: string; url: string }
  /** `fetch` in this world; resolves paths against the server. */
  fetch(input: string | URL | Request, init?: RequestInit): Promise<Response>
  /**
   * Makes any call that answers in the envelope and resolves to its data. Rejects with {@link DevCallError} when the
   * server refuses.
   */
  send(method: 'GET' | 'POST', path: string, body?: object, token?: string): Promise<unknown>

  /** Turns scenarios on (or off), for everybody or for the sample account with the phone. */
  scenario(names: Scenario | Scenario[], how?: { on?: boolean; phone?: string }): Promise<ScenariosOn>
  scenarios(): Promise<ScenariosOn>
  fault(rule: FaultRule): Promise<FaultHandle>
  faults(): Promise<Fault[]>
  clearFaults(): Promise<unknown>
  /** Moving the clock also moves jobs, sessions, orders and the payment simulators before it resolves. */
  readonly clock: {
    read(): Promise<ClockState>
    set(instant: string | number | Date): Promise<ClockState>
    advance(milliseconds: number): Promise<ClockState>
    freeze(): Promise<ClockState>
    run(): Promise<ClockState>
    /** Back to the clock of a new world. */
    release(): Promise<ClockState>
  }

  /** Logs in to a sample account and resolves to its token; without a phone, to the default seller. */
  login(phone?: string): Promise<string>
  accounts(): Promise<Account[]>
  /** Gives a sample account this much power, as sellers see it: 500 is 500.00. */
  power(power: number, phone?: string): Promise<unknown>
  /** Captured messages, newest first. */
  outbox(): Promise<Message[]>
  settle(): Promise<unknown>
  activity(): Promise<{ job: Job[]; stream: Stream[] }>
  payments(): Promise<{ payment: Payment[]; notice: Notice[] }>
  /** Acts as the buyer of a payment. */
  actOnPayment(provider: Payment['provider'], payment: string, act: 'pay' | 'refuse' | 'close'): Promise<unknown>

  /** The latest requests, newest first; at most 100. */
  requests(filter?: RequestFilter): Promise<LoggedRequest[]>
  request(id: number): Promise<WholeRequest>
  /** Answers that violated their contract. */
  violations(): Promise<LoggedRequest[]>
  clearRequests(): Promise<unknown>

  /** The current arrangement, as JSON and as a link to the console. */
  state(of?: { path?: string; token?: string }): Promise<{ world: string; state: State; link: string }>
  /** Applies an arrangement: a state, or a link that contains one. */
  apply(state: State | string): Promise<{ state: State; token: string | null }>

  reset(): Promise<unknown>
  snapshot(name: string): Promise<unknown>
  snapshots(): Promise<Snapshot[]>
  restore(name: string): Promise<unknown>
  removeSnapshot(name: string): Promise<unknown>
  /** Drops the world. Optional: unused worlds are evicted. */
  close(): Promise<void>
}

/**
 * Opens a world of a server in dev mode; the server creates it on first use. Without an id, the world gets a unique
 * one.
 */
export declare function openWorld(url: string, options?: { id?: string }): World

export declare class DevCallError extends Error {
  readonly code: number
}
