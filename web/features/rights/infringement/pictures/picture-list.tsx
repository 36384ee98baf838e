import { useRef, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { LazyCropDialog } from '../../public/picture-picker/crop-overlay.tsx'
import { DropBox } from '../../public/picture-picker/drop-box.tsx'
import { FilledBox } from '../../public/picture-picker/filled-box.tsx'
import { LinkField } from '../../public/picture-picker/link-field.tsx'
import { ProgressShield } from '../../public/picture-picker/progress.tsx'
import { usePaste } from '../../public/picture-picker/use-paste.ts'
import { useStrayDrop } from '../../public/picture-picker/use-stray-drop.ts'
import { NotAddedNotice } from './not-added.tsx'
import classes from './picture-list.module.css'
import { MAX_PICTURES, removePicture, replacePicture } from './pictures.rules.ts'
import type { Pictures } from './use-pictures.ts'

/**
 * A list of pictures with the same inputs as the picture picker. Each picture can be cropped and removed.
 * This function is long because it is mostly markup of one list.
 */
export function PictureList({
  pictures: { pictures, change, items, failures, room, take, replaceBy, lookUp, stop },
}: {
  pictures: Pictures
}) {
  const { t } = useTranslation('infringement')
  const [edited, edit] = useState<number | null>(null)
  const section = useRef<HTMLElement>(null)
  // The pressed button disappears with its picture, so the focus moves to the section.
  const returnFocus = () => section.current?.focus()
  usePaste({ take, lookUp })
  useStrayDrop(take)
  const cut = edited === null ? undefined : pictures[edited]

  return (
    <section ref={section} className={classes.pictures} aria-label={t('pictures.label')} tabIndex={-1}>
      {room > 0 && (
        <div className={classes.drop}>
          <DropBox most={room} take={take} lookUp={lookUp} />
        </div>
      )}
      <NotAddedNotice failures={failures} />
      {pictures.length + items.length > 0 && (
        <ol className={classes.list} aria-label={t('pictures.count', { count: pictures.length, most: MAX_PICTURES })}>
          {pictures.map((picture, at) => (
            <li key={picture} aria-label={t('pictures.one', { no: at + 1 })}>
              <FilledBox
                picture={picture}
                name={t('pictures.one', { no: at + 1 })}
                take={(files) => replaceBy(at, files)}
                onEdit={() => edit(at)}
                onDelete={() => {
                  change(removePicture(at))
                  returnFocus()
                }}
              />
            </li>
          ))}
          {items.map((item) => (
            <li key={item.uid} aria-busy>
              <ProgressShield
                item={item}
                onCancel={() => {
                  stop(item.uid)
                  returnFocus()
                }}
              />
            </li>
          ))}
        </ol>
      )}
      {room > 0 ? <LinkField take={take} lookUp={lookUp} /> : <p className={classes.full}>{t('pictures.enough')}</p>}
      <LazyCropDialog
        picture={cut}
        onClose={() => edit(null)}
        onCut={(url) => {
          if (edited !== null) change(replacePicture(edited, cut)(url))
          returnFocus()
        }}
      />
    </section>
  )
}
