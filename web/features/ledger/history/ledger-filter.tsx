import { Button, NativeSelect, TextInput } from '@mantine/core'
import { LEDGER_KINDS, ledgerWords } from '#contracts/model/ledger.ts'
import { today } from '#web/api/day.ts'
import classes from '#web/kit/card/table.module.css'
import { useTranslation } from '#web/kit/i18n.ts'
import { DownloadIcon } from '#web/kit/parts/icons.tsx'
import { saveFile } from '#web/kit/save-file.ts'
import { useLanguage } from '#web/kit/session.ts'
import { useAsked } from '#web/kit/url-state.ts'
import type { LedgerAsked } from './ledger.rules.ts'

interface LedgerFilterProps {
  asked: LedgerAsked
  /** Address of the rows as a file; absent while there are none. */
  csv: string | undefined
}

/** Kind and days; they stand in the address. */
export function LedgerFilter({ asked, csv }: LedgerFilterProps) {
  const { t } = useTranslation('center')
  const { kinds } = ledgerWords[useLanguage()]
  const [, ask] = useAsked()
  return (
    <div className={classes.filter}>
      <NativeSelect
        label={t('ledger.kind')}
        value={asked.kind}
        data={[
          { value: '', label: t('ledger.all') },
          ...LEDGER_KINDS.map((kind) => ({ value: kind, label: kinds[kind] })),
        ]}
        onChange={(event) => ask({ kind: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('ledger.from')}
        max={asked.to || today()}
        value={asked.from}
        onChange={(event) => ask({ from: event.currentTarget.value })}
      />
      <TextInput
        type="date"
        label={t('ledger.to')}
        min={asked.from}
        max={today()}
        value={asked.to}
        onChange={(event) => ask({ to: event.currentTarget.value })}
      />
      <Button
        variant="default"
        disabled={!csv}
        leftSection={<DownloadIcon size={16} />}
        onClick={() => csv && saveFile(csv)}
      >
        {t('ledger.csv')}
      </Button>
    </div>
  )
}
