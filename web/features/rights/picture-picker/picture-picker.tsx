import { useRef, useState } from 'react'
import type { Marketplace } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { CropOver } from './crop-over.tsx'
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
  /** The picked image, a data URL. */
  value: string | undefined
  onChange: (picture: string | undefined) => void
  /** Hears when a picture is on its way, and when it is there, has failed or does not come any more. */
  onBusy?: (busy: boolean) => void
  /** Hears the marketplace that a pasted link names. */
  onMarketplace?: (marketplace: Marketplace) => void
}

/**
 * Picks one picture: a .jpg or .png that is chosen, taken by a phone's camera, dropped or pasted, or that of a product whose
 * code or link is pasted. It can be cut and turned. SPEC section 2, "Image picker".
 */
export function PicturePicker({ value, ...heard }: PicturePickerProps) {
  const { t } = useTranslation('picker')
  const [edits, setEdits] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const { item, failure, busy, take, lookUp, cancel, remove, replace } = usePicture(heard)
  const reason = useReason()
  usePaste({ take, lookUp })
  useStrayDrop(take)
  // The button that was pressed goes with what it stood on: the keyboard goes on from the box.
  const away = (what: () => void) => () => {
    what()
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
            onEdit={() => setEdits(true)}
            onDelete={away(remove)}
          />
        )}
        {busy && item && <ProgressShield item={item} onCancel={away(cancel)} />}
      </div>
      {/* One whose picture was taken away from outside is no more. */}
      {item && (item.status !== 'success' || item.url === value) && <ProgressLine item={item} />}
      {failure !== undefined && <Notice tone="failure">{reason(failure)}</Notice>}
      <LinkField take={take} lookUp={lookUp} />
      <CropOver picture={edits ? value : undefined} onClose={() => setEdits(false)} onCut={replace} />
    </section>
  )
}
