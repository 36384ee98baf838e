import { Button, NativeSelect, TextInput } from '@mantine/core'
import { LEDGER_KINDS, ledgerWords } from '#contracts/model/ledger.ts'
import { today } from '#web/api/day.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { DownloadIcon } from '#web/kit/parts/icons.tsx'
import { saveFile } from '#web/kit/save-file.ts'
import { useLanguage } from '#web/kit/session.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import type { LedgerFilterValues } from './ledger-filter.rules.ts'

interface LedgerFilterProps {
  values: LedgerFilterValues
  /** URL of the rows as a CSV file; undefined if there are no rows. */
  csv: string | undefined
}

export function LedgerFilter({ values, csv }: LedgerFilterProps) {
  const { t } = useTranslation('center')
  const { kinds } = ledgerWords[useLanguage()]
  const [, setQuery] = useSearchValues()
  return (
    <>
      <NativeSelect
        label={t('ledger.kind')}
        value={values.kind}
        data={[
          { value: '', label: t('ledger.all') },
          ...LEDGER_KINDS.map((kind) => ({ value: kind, label: kinds[kind] })),
        ]}
        onChange={(event) => setQuery({ kind: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('ledger.from')}
        max={values.to || today()}
        value={values.from}
        onChange={(event) => setQuery({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('ledger.to')}
        min={values.from}
        max={today()}
        value={values.to}
        onChange={(event) => setQuery({ to: event.currentTarget.value })}
      />
      <Button
        variant="default"
        disabled={!csv}
        leftSection={<DownloadIcon size={16} />}
        onClick={() => csv && saveFile(csv)}
      >
        {t('ledger.csv')}
      </Button>
    </>
  )
}
