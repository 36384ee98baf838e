import { NativeSelect } from '@mantine/core'
import { HEAD, NEW_MONTHS, NEW_MONTHS_OFFERED } from '#contracts/model/screener/market-metrics.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { MarketSettings } from './market-path.ts'

interface SettingFieldsProps extends MarketSettings {
  /** Sets values of the address; empty ones are the defaults. */
  set: (values: Readonly<Record<string, string>>) => void
}

const HEADS = [5, 10, 20, 50]

/** Head size, and the age until which products are new. */
export function SettingFields({ head = HEAD.default, newMonths = NEW_MONTHS.default, set }: SettingFieldsProps) {
  const { t } = useTranslation('markets')
  const addressValue = (chosen: string, usual: number) => (chosen === String(usual) ? '' : chosen)
  return (
    <>
      <NativeSelect
        size="sm"
        label={t('search.head')}
        value={String(head)}
        data={optionsWith(HEADS, head).map((count) => ({
          value: String(count),
          label: t('search.headCount', { count }),
        }))}
        onChange={({ currentTarget }) => set({ head: addressValue(currentTarget.value, HEAD.default) })}
      />
      <NativeSelect
        size="sm"
        label={t('search.newMonths')}
        value={String(newMonths)}
        data={optionsWith(NEW_MONTHS_OFFERED, newMonths).map((count) => ({
          value: String(count),
          label: t('search.months', { count }),
        }))}
        onChange={({ currentTarget }) => set({ newMonths: addressValue(currentTarget.value, NEW_MONTHS.default) })}
      />
    </>
  )
}

/** An address may have a setting that the list does not offer. */
const optionsWith = (offered: readonly number[], value: number) =>
  offered.includes(value) ? offered : [...offered, value].toSorted((a, b) => a - b)
