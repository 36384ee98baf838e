/** Scenarios of a world or of one user, on until they are turned off. */
import { array, object, oneOf, optional, string } from '../../core/schema.ts'

export const SCENARIO_MEANINGS = {
  emptyPayment: 'An order is answered without data',
  instantPayment: 'An order is paid as it is made',
  paymentRefused: 'The provider does not open the payment: 1413',
  popupBlocked: 'The web takes the popup of a payment for blocked by the browser',
  insufficientPower: 'Every call that costs power is refused: 996',
  reportSlow: 'A report takes half a minute more, on the clock of the world',
  reportStuck: 'A report stays half made until this is turned off',
  reportFailing: 'A report fails and its power is paid back',
  sessionExpired: 'Sessions opened before this was turned on are over',
  emptyLists: 'Lists are answered without rows',
  hugeLists: 'Lists are answered as having 10,000 rows',
} as const

export type Scenario = keyof typeof SCENARIO_MEANINGS
export const SCENARIOS = Object.keys(SCENARIO_MEANINGS) as readonly Scenario[] // the keys of the constant above
/** Number of rows that `hugeLists` claims. */
export const HUGE_LIST = 10_000

const list = array(oneOf(...SCENARIOS))
const switches = { on: optional(list), off: optional(list) }

/** Scenarios of one user. */
export const UserScenarios = object({ phone: string(), on: list })

export const scenariosBody = object({ ...switches, phone: optional(string({ maxLength: 32 })) })
export const ScenariosOn = object({
  on: array(oneOf(...SCENARIOS), { description: 'Scenarios of all users; with `phone` those of that user alone' }),
  users: array(UserScenarios),
  mine: array(oneOf(...SCENARIOS), { description: 'Scenarios that apply to the caller, shared and own' }),
})
