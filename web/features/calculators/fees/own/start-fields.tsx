import { NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { feeTableName } from '#contracts/model/calculators/profit/profit.texts.ts'
import type { OwnTable } from '#contracts/model/fees/table-schema.ts'
import { type Marketplace, marketplaces } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { emptyForm, formOf } from './form-of-table.ts'
import { OWN_KINDS, type OwnKind } from './own-kinds.ts'
import { type Source, sourcesOf } from './sources.ts'
import classes from './table-dialog.module.css'
import type { TableForm } from './table-form.ts'

interface StartFieldsProps {
  kind: OwnKind
  marketplace: Marketplace
  today: string
  ownTables: readonly OwnTable[]
  /** True once the seller has typed something, because choosing another kind or source would discard the text. */
  isLocked: boolean
  onKind: (kind: OwnKind) => void
  onForm: (form: TableForm) => void
}

/** Fields to choose the kind of a new table and an existing table to copy. */
export function StartFields({ kind, marketplace, today, ownTables, isLocked, onKind, onForm }: StartFieldsProps) {
  const { t } = useTranslation('own-tables')
  const language = useLanguage()
  const nameOf = useSourceName()
  const [chosen, setChosen] = useState('')
  const sources = sourcesOf(kind, marketplace, ownTables)

  function start(id: string) {
    setChosen(id)
    const source = sources.find((each) => each.id === id)
    if (!source) return onForm(emptyForm(kind, marketplace, today))
    const copy = formOf(source.table, { marketplace, language })
    // A copy of a published table drops its citation, because the seller may change the amounts.
    const citation = source.entry.isOwn ? copy.citation : ''
    onForm({ ...copy, validFrom: today, validTo: '', citation, acceptsGap: false })
  }

  return (
    <div className={classes.start}>
      <NativeSelect
        label={t('dialog.kind')}
        data={OWN_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        value={kind}
        disabled={isLocked}
        onChange={({ currentTarget }) => {
          setChosen('')
          onKind(OWN_KINDS.find((each) => each === currentTarget.value) ?? kind)
        }}
      />
      <NativeSelect
        label={t('dialog.start')}
        description={t('dialog.startHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        data={[
          { value: '', label: t('dialog.empty') },
          ...sources.map((source) => ({ value: source.id, label: nameOf(source) })),
        ]}
        value={chosen}
        disabled={isLocked}
        onChange={({ currentTarget }) => start(currentTarget.value)}
      />
    </div>
  )
}

function useSourceName() {
  const { t } = useTranslation('own-tables')
  const language = useLanguage()
  return ({ entry, marketplace, table }: Source): string => {
    const days = `${entry.validFrom}${entry.validTo ? ` – ${entry.validTo}` : ''}`
    if (!entry.isOwn) return t('dialog.published', { name: `${feeTableName(language, entry.source)} ${days}` })
    const site = marketplaces[marketplace].name[language]
    return t('dialog.own', { name: `${site} ${t(`kind.${table.kind}`)} ${days}` })
  }
}
