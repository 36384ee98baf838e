import { useTranslation } from '#web/kit/i18n.ts'
import { BinIcon } from '#web/kit/picture-picker/picker-icons.tsx'
import { ProgressShield } from '#web/kit/picture-picker/progress.tsx'
import type { UploadItem } from '#web/kit/picture-picker/upload-item.ts'
import classes from './picture-list.module.css'

/** A picture on its way; it can be let go of, as when the host of a product's picture hangs. */
export function PendingPicture({ item, onStop }: { item: UploadItem; onStop: () => void }) {
  const { t } = useTranslation('infringement')
  const label = t('pictures.stop', { name: item.name })
  return (
    <li aria-busy>
      <ProgressShield item={item} />
      <button type="button" className={classes.stop} aria-label={label} title={label} onClick={onStop}>
        <BinIcon size={18} />
      </button>
    </li>
  )
}
