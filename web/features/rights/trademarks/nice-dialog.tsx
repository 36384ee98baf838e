import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { NICE_CLASSES, niceTitle } from '#contracts/model/rights/nice.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import classes from './nice-dialog.module.css'

interface NiceDialogProps {
  chosen: readonly number[]
  /** Mount the dialog with `false` first, because otherwise it does not return the focus to its opener on closing. */
  opened: boolean
  onClose: () => void
  onChoose: (chosen: number[]) => void
}

export function NiceDialog({ opened, onClose, ...choice }: NiceDialogProps) {
  const { t } = useTranslation(['trademarks', 'frame'])
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('nice.title')}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
      size={700}
    >
      <NiceChoice {...choice} />
    </Modal>
  )
}

function NiceChoice({ chosen, onChoose }: Pick<NiceDialogProps, 'chosen' | 'onChoose'>) {
  const { t } = useTranslation('trademarks')
  const language = useLanguage()
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set(chosen))
  const tick = (no: number, on: boolean) =>
    setTicked((before) => new Set(on ? [...before, no] : [...before].filter((one) => one !== no)))
  return (
    <>
      <p className={classes.hint}>{t('nice.hint')}</p>
      <ul className={classes.list}>
        {NICE_CLASSES.map((no) => (
          <li key={no}>
            <label className={classes.choice}>
              <input
                type="checkbox"
                checked={ticked.has(no)}
                onChange={({ currentTarget }) => tick(no, currentTarget.checked)}
              />
              <span className={classes.no}>{no}</span> <span>{niceTitle(no, language)}</span>
            </label>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" className={classes.foot ?? ''}>
        <Button variant="default" onClick={() => setTicked(new Set())} disabled={ticked.size === 0}>
          {t('nice.none')}
        </Button>
        <Button onClick={() => onChoose(NICE_CLASSES.filter((no) => ticked.has(no)))}>{t('nice.choose')}</Button>
      </Group>
    </>
  )
}
