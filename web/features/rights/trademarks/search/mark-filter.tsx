import { NativeSelect } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { OfficeSelect } from '../../parts/office-select.tsx'
import { NicePicker } from '../nice-picker.tsx'
import type { MarkAsked } from './mark-asked.ts'
import classes from './search.module.css'

interface MarkFilterProps {
  asked: MarkAsked
  ask: (values: Partial<Record<keyof MarkAsked, string>>) => void
}

/** Nice classes, living or dead, office. */
export function MarkFilter({ asked, ask }: MarkFilterProps) {
  const { t } = useTranslation(['trademarks', 'rights'])
  return (
    <search className={classes.filter}>
      <NicePicker chosen={asked.classes} onChange={(chosen) => ask({ classes: chosen.join() })} />
      <NativeSelect
        aria-label={t('life')}
        value={asked.live}
        data={[
          { value: '', label: t('anyLife') },
          { value: 'live', label: t('rights:live') },
          { value: 'dead', label: t('rights:dead') },
        ]}
        onChange={({ currentTarget }) => ask({ live: currentTarget.value })}
      />
      <OfficeSelect value={asked.office} onChange={(office) => ask({ office })} />
    </search>
  )
}
