import { Button } from '@mantine/core'
import { useState } from 'react'
import { niceTitle } from '#contracts/model/rights/nice.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChevronIcon } from '#web/kit/parts/icons.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { NiceDialog } from './nice-dialog.tsx'
import classes from './nice-picker.module.css'

interface NicePickerProps {
  /** An empty list means all classes. */
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

export function NicePicker({ chosen, onChange }: NicePickerProps) {
  const { t } = useTranslation('trademarks')
  const language = useLanguage()
  const [open, setOpen] = useState(false)
  const [only] = chosen
  const label =
    only === undefined
      ? t('nice.all')
      : chosen.length === 1
        ? t('nice.one', { no: only, name: niceTitle(only, language) })
        : t('nice.some', { numbers: chosen.join(', ') })
  return (
    <>
      <Button
        className={classes.open}
        variant="default"
        justify="space-between"
        rightSection={<ChevronIcon size={14} />}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      <NiceDialog
        chosen={chosen}
        opened={open}
        onClose={() => setOpen(false)}
        onChoose={(next) => {
          setOpen(false)
          onChange(next)
        }}
      />
    </>
  )
}
