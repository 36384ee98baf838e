import type { devtools } from '#contracts/api/dev/devtools.ts'
import type { Scenario } from '#contracts/api/dev/devtools-scenarios.ts'
import { token } from '#web/api/session.ts'
import { devMode } from '#web/kit/dev-mode.ts'

const SCENARIOS: typeof devtools.scenarios.path = '/__dev/scenarios'
const BLOCKED: Scenario = 'popupBlocked'

/**
 * Whether a developer has arranged that this user's browser blocks popups. Asked in the click and answered before anything
 * else happens: whatever waits in between would have the browser block it in truth. Always false in production.
 */
export function isBlockedByArrangement(): boolean {
  if (!devMode) return false
  const request = new XMLHttpRequest()
  request.open('POST', SCENARIOS, false)
  request.setRequestHeader('content-type', 'application/json')
  request.setRequestHeader('authorization', token.peek())
  request.send('{}')
  return request.status === 200 && JSON.parse(request.responseText).data.mine.includes(BLOCKED)
}
