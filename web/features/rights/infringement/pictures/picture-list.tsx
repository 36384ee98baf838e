import { useRef, useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { CropOver } from '../../picture-picker/crop-over.tsx'
import { DropBox } from '../../picture-picker/drop-box.tsx'
import { FilledBox } from '../../picture-picker/filled-box.tsx'
import { LinkField } from '../../picture-picker/link-field.tsx'
import { ProgressShield } from '../../picture-picker/progress.tsx'
import { usePaste } from '../../picture-picker/use-paste.ts'
import { useStrayDrop } from '../../picture-picker/use-stray-drop.ts'
import { NotAddedNotice } from './not-added.tsx'
import classes from './picture-list.module.css'
import { MOST_PICTURES, without, withReplaced } from './pictures.rules.ts'
import type { Pictures } from './use-pictures.ts'

/** Picks the pictures of a listing by the parts of the picker: chosen, taken, dropped, pasted or had by a product's code; each can be cut and taken away. */
export function PictureList({
  pictures: { pictures, change, items, failures, room, take, replaceBy, lookUp, stop },
}: {
  pictures: Pictures
}) {
  const { t } = useTranslation('infringement')
  const [edited, edit] = useState<number | null>(null)
  const place = useRef<HTMLElement>(null)
  // The button that was pressed goes with its picture: the keyboard goes on from here.
  const returnFocus = () => place.current?.focus()
  usePaste({ take, lookUp })
  useStrayDrop(take)
  const cut = edited === null ? undefined : pictures[edited]

  return (
    <section ref={place} className={classes.pictures} aria-label={t('pictures.label')} tabIndex={-1}>
      {room > 0 && (
        <div className={classes.drop}>
          <DropBox most={room} take={take} lookUp={lookUp} />
        </div>
      )}
      <NotAddedNotice failures={failures} />
      {pictures.length + items.length > 0 && (
        <ol className={classes.list} aria-label={t('pictures.count', { count: pictures.length, most: MOST_PICTURES })}>
          {pictures.map((picture, at) => (
            <li key={picture} aria-label={t('pictures.one', { no: at + 1 })}>
              <FilledBox
                picture={picture}
                name={t('pictures.one', { no: at + 1 })}
                take={(files) => replaceBy(at, files)}
                onEdit={() => edit(at)}
                onDelete={() => {
                  change(without(at))
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
      <CropOver
        picture={cut}
        onClose={() => edit(null)}
        onCut={(url) => {
          if (edited !== null) change(withReplaced(edited, cut)(url))
          returnFocus()
        }}
      />
    </section>
  )
}
