import type { devtools } from '#contracts/api/dev/devtools.ts'
import type { Scenario } from '#contracts/api/dev/devtools-scenarios.ts'
import { token } from '#web/api/session.ts'
import { devMode } from '#web/kit/dev-mode.ts'

const SCENARIOS: typeof devtools.scenarios.path = '/__dev/scenarios'
const BLOCKED: Scenario = 'popupBlocked'

/**
 * Whether a developer simulates blocked popups for this user; always false in production. The request is synchronous,
 * because after an await the browser would really block the popup.
 */
export function isPopupBlockSimulated(): boolean {
  if (!devMode) return false
  const request = new XMLHttpRequest()
  request.open('POST', SCENARIOS, false)
  request.setRequestHeader('content-type', 'application/json')
  request.setRequestHeader('authorization', token.peek())
  request.send('{}')
  return request.status === 200 && JSON.parse(request.responseText).data.mine.includes(BLOCKED)
}
