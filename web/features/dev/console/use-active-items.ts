import { devtools } from '#contracts/api/dev/devtools.ts'
import { devFaults } from '#contracts/api/dev/devtools-faults.ts'
import type { Arrangement } from '#contracts/api/dev/devtools-state.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { type Rule, useFaultWords } from './fault-words.ts'
import { useConsoleAction } from './use-console-action.ts'

export interface ActiveItem {
  key: string
  text: string
  off?: () => void
}

export function useWords() {
  const { t } = useTranslation(['console', 'devtools'])
  const faultWords = useFaultWords()
  return {
    scenario: (name: NonNullable<Arrangement['scenarios']>[number], phone?: string) =>
      [t(`devtools:situations.${name}`), ...(phone ? [phone] : [])].join(' · '),
    fault: (rule: Rule) => faultWords(rule).join(' · '),
    clock: ({ now, frozen }: NonNullable<Arrangement['clock']>) =>
      t(frozen ? 'bar.frozen' : 'bar.moved', { time: moment(now) }),
  }
}

/**
 * All active scenarios, faults and clock changes. `faults` is a separate parameter, because turning off a fault needs
 * its id, and the faults in `state` have none.
 */
export function useActiveItems(state: Arrangement, faults: readonly (Rule & { id: number })[]): ActiveItem[] {
  const { t } = useTranslation('console')
  const words = useWords()
  const { act: turn } = useConsoleAction(devtools.scenarios, t('bar.off'))
  const { act: remove } = useConsoleAction(devFaults.remove, t('bar.off'))
  const { act: move } = useConsoleAction(devtools.clock, t('bar.off'))
  const { scenarios = [], users = [], clock } = state
  return [
    ...scenarios.map((name) => ({
      key: name,
      text: words.scenario(name),
      off: () => turn({ body: { off: [name] } }),
    })),
    ...users.flatMap(({ phone, on }) =>
      on.map((name) => ({
        key: `${name} ${phone}`,
        text: words.scenario(name, phone),
        off: () => turn({ body: { off: [name], phone } }),
      })),
    ),
    ...faults.map((rule) => ({
      key: `fault ${rule.id}`,
      text: words.fault(rule),
      off: () => remove({ body: { id: rule.id } }),
    })),
    ...(clock ? [{ key: 'clock', text: words.clock(clock), off: () => move({ body: { released: true } }) }] : []),
  ]
}
