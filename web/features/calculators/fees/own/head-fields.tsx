import { TextInput } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { CheckField } from '../../parts/check-field.tsx'
import { Group, WholeRow } from '../../parts/folded-group.tsx'
import { useTableForm } from './form-fields.tsx'
import { fieldId, useFieldFault } from './use-faults.ts'

const CITATION_MAX = 500

/** First and last day of the table, and the source of its numbers. */
export function HeadFields({ hasGap }: { hasGap: boolean }) {
  const { t } = useTranslation('own-tables')
  const { form, change } = useTableForm()
  return (
    <Group title={t('dialog.days')}>
      <TextInput
        type="date"
        id={fieldId('validFrom')}
        label={t('dialog.validFrom')}
        value={form.validFrom}
        error={useFieldFault('validFrom')}
        onChange={({ currentTarget }) => change({ validFrom: currentTarget.value })}
      />
      <TextInput
        type="date"
        id={fieldId('validTo')}
        label={t('dialog.validTo')}
        description={t('dialog.validToHint')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={form.validTo}
        error={useFieldFault('validTo')}
        onChange={({ currentTarget }) => change({ validTo: currentTarget.value })}
      />
      <WholeRow>
        <TextInput
          id={fieldId('citation')}
          style={{ gridColumn: '1 / -1' }}
          label={t('dialog.citation')}
          placeholder={t('dialog.citationHint')}
          autoComplete="off"
          maxLength={CITATION_MAX}
          value={form.citation}
          onChange={({ currentTarget }) => change({ citation: currentTarget.value })}
        />
      </WholeRow>
      {(hasGap || form.acceptsGap) && (
        <WholeRow>
          <CheckField
            label={t('dialog.acceptsGap')}
            description={t('dialog.acceptsGapHint')}
            checked={form.acceptsGap}
            onChange={(acceptsGap) => change({ acceptsGap })}
          />
        </WholeRow>
      )}
    </Group>
  )
}
