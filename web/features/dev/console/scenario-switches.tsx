import { useEffect, useState } from 'react'
import { devtools } from '#contracts/api/dev/devtools.ts'
import type { Scenario } from '#contracts/api/dev/devtools-scenarios.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './console.module.css'
import { useConsoleAction } from './use-console-action.ts'

/** The group of each scenario. A missing scenario is a compile error. */
const FAMILY = {
  sessionExpired: 'account',
  insufficientPower: 'account',
  reportSlow: 'reports',
  reportStuck: 'reports',
  reportFailing: 'reports',
  paymentRefused: 'payments',
  instantPayment: 'payments',
  emptyPayment: 'payments',
  popupBlocked: 'payments',
  emptyLists: 'lists',
  hugeLists: 'lists',
} as const satisfies Record<Scenario, string>
const FAMILIES = ['account', 'lists', 'reports', 'payments'] as const
const POLL_MS = 3000

export function ScenarioSwitches({ phone }: { phone: string }) {
  const { t } = useTranslation(['console', 'devtools'])
  const { data, dataUpdatedAt } = useCall(devtools.scenarios, { body: {} }, { refetchInterval: POLL_MS })
  const { act } = useConsoleAction(devtools.scenarios, t('devtools:situations.done'))
  // Shows a click at once; the next answer from the server replaces it.
  const [ticked, setTicked] = useState<Partial<Record<Scenario, boolean>>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: resets with each answer
  useEffect(() => setTicked({}), [dataUpdatedAt])
  const on = phone ? data?.users.find((user) => user.phone === phone)?.on : data?.on
  const turn = (name: Scenario, isOn: boolean) => {
    setTicked({ ...ticked, [name]: isOn })
    act({ body: { [isOn ? 'on' : 'off']: [name], ...(phone && { phone }) } })
  }
  const names = Object.keys(FAMILY) as Scenario[]
  return (
    <div className={classes.families}>
      {FAMILIES.map((family) => (
        <fieldset key={family} className={classes.family}>
          <legend>{t(`scenarios.family.${family}`)}</legend>
          {names
            .filter((name) => FAMILY[name] === family)
            .map((name) => (
              <label key={name} className={classes.tick}>
                <input
                  type="checkbox"
                  disabled={!data}
                  checked={ticked[name] ?? on?.includes(name) ?? false}
                  onChange={(event) => turn(name, event.currentTarget.checked)}
                />
                <span>
                  {t(`devtools:situations.${name}`)}
                  <small>{t(`devtools:situations.${name}Hint`)}</small>
                </span>
              </label>
            ))}
        </fieldset>
      ))}
    </div>
  )
}
