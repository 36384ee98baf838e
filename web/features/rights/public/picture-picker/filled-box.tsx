import { useTranslation } from '#web/kit/i18n.ts'
import { useDrop } from '#web/kit/use-drop.ts'
import { BinIcon, PencilIcon } from './picker-icons.tsx'
import classes from './picture-picker.module.css'

interface FilledBoxProps {
  picture: string
  name: string | undefined
  take: (files: readonly File[]) => void
  onEdit: () => void
  onDelete: () => void
}

/** Shows the chosen picture. Buttons appear on hover and focus, and a dropped file replaces the picture. */
export function FilledBox({ picture, name, take, onEdit, onDelete }: FilledBoxProps) {
  const { t } = useTranslation('picker')
  const drop = useDrop(({ files }) => files.length > 0 && take([...files]))
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the hidden actions show on tap and focus
    <figure className={classes.filled} tabIndex={0} aria-label={t('picked')} {...drop}>
      <img src={picture} alt={name ?? t('picked')} draggable={false} />
      <div className={classes.actions}>
        <button type="button" aria-label={t('edit')} title={t('edit')} onClick={onEdit}>
          <PencilIcon size={20} />
        </button>
        <button type="button" aria-label={t('delete')} title={t('delete')} onClick={onDelete}>
          <BinIcon size={20} />
        </button>
      </div>
    </figure>
  )
}
