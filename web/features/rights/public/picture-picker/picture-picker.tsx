import { useRef, useState } from 'react'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { LazyCropDialog } from './crop-overlay.tsx'
import { DropBox } from './drop-box.tsx'
import { FilledBox } from './filled-box.tsx'
import { LinkField } from './link-field.tsx'
import classes from './picture-picker.module.css'
import { ProgressLine, ProgressShield } from './progress.tsx'
import { usePaste } from './use-paste.ts'
import { usePicture } from './use-picture.ts'
import { useReason } from './use-reason.ts'
import { useStrayDrop } from './use-stray-drop.ts'

export interface PicturePickerProps {
  /** A data URL. */
  value: string | undefined
  onChange: (picture: string | undefined) => void
  /** Called with true when a picture starts loading and with false when loading ends. */
  onBusy?: (busy: boolean) => void
  onMarketplace?: (marketplace: Marketplace) => void
}

/**
 * Lets the user choose one picture by file, camera, drop, paste, product code or link. The picture can be cropped and
 * rotated (SPEC section 2, "Image picker").
 */
export function PicturePicker({ value, ...handlers }: PicturePickerProps) {
  const { t } = useTranslation('picker')
  const [isEditing, setIsEditing] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { item, failure, busy, take, lookUp, cancel, remove, replace } = usePicture(handlers)
  const reason = useReason()
  usePaste({ take, lookUp })
  useStrayDrop(take)
  // The pressed button disappears, so the focus moves to the box.
  const thenFocusBox = (action: () => void) => () => {
    action()
    box.current?.focus()
  }

  return (
    <section ref={box} className={classes.picker} aria-label={t('label')} tabIndex={-1}>
      <div className={classes.box} data-filled={value !== undefined || undefined} aria-busy={busy}>
        {value === undefined ? (
          <DropBox take={take} lookUp={lookUp} />
        ) : (
          <FilledBox
            picture={value}
            name={item?.name}
            take={take}
            onEdit={() => setIsEditing(true)}
            onDelete={thenFocusBox(remove)}
          />
        )}
        {busy && item && <ProgressShield item={item} onCancel={thenFocusBox(cancel)} />}
      </div>
      {/* Hide the progress when the parent has removed the picture. */}
      {item && (item.status !== 'success' || item.url === value) && <ProgressLine item={item} />}
      {failure !== undefined && <Notice tone="failure">{reason(failure)}</Notice>}
      <LinkField take={take} lookUp={lookUp} />
      <LazyCropDialog picture={isEditing ? value : undefined} onClose={() => setIsEditing(false)} onCut={replace} />
    </section>
  )
}
