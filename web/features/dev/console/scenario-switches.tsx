import { useEffect, useState } from 'react'
import { devtools } from '#contracts/api/dev/devtools.ts'
import type { Scenario } from '#contracts/api/dev/devtools-scenarios.ts'
import { useCall } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './console.module.css'
import { useAct } from './use-act.ts'

/** By what they are about; one that is missing here does not compile. */
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
const EVERY_MS = 3000

/** Every situation, each with a line about what it brings about. */
export function ScenarioSwitches({ phone }: { phone: string }) {
  const { t } = useTranslation(['console', 'devtools'])
  const { data, dataUpdatedAt } = useCall(devtools.scenarios, { body: {} }, { refetchInterval: EVERY_MS })
  const { act } = useAct(devtools.scenarios, t('devtools:situations.done'))
  // What was ticked shows as ticked until the server has told how it is.
  const [ticked, setTicked] = useState<Partial<Record<Scenario, boolean>>>({})
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each answer
  useEffect(() => setTicked({}), [dataUpdatedAt])
  const on = phone ? data?.users.find((user) => user.phone === phone)?.on : data?.on
  const turn = (name: Scenario, wanted: boolean) => {
    setTicked({ ...ticked, [name]: wanted })
    act({ body: { [wanted ? 'on' : 'off']: [name], ...(phone && { phone }) } })
  }
  const names = Object.keys(FAMILY) as Scenario[] // the keys of the constant above
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
