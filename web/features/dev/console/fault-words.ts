import type { FaultRule } from '#contracts/api/dev/devtools-faults.ts'
import type { Static } from '#contracts/core/schema.ts'
import { useTranslation } from '#web/kit/i18n.ts'

export type Rule = Static<typeof FaultRule>

/** The server's default HTTP status for a rule of kind `status` that has no `status` of its own. */
const STATUS = 500

export function useFaultWords() {
  const { t } = useTranslation('console')
  return ({ call, latency, fault = 'none', status = STATUS, probability = 1, phone }: Rule): string[] => [
    call === 'all' ? t('faults.all') : call,
    ...(latency
      ? [latency.from === latency.to ? t('faults.fixed', { ms: latency.from }) : t('faults.spread', latency)]
      : []),
    ...(fault === 'none' ? [] : [t(`faults.told.${fault}`, { status })]),
    ...(probability < 1 ? [t('faults.share', { percent: Math.round(probability * 1000) / 10 })] : []),
    ...(phone ? [phone] : []),
  ]
}
