import { useRef } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { UploadIcon } from '#web/kit/parts/icons.tsx'
import { useDrop } from '#web/kit/use-drop.ts'
import { CameraIcon } from './picker-icons.tsx'
import { ACCEPT } from './picture.rules.ts'
import classes from './picture-picker.module.css'
import { takeDropped } from './use-paste.ts'

interface DropBoxProps {
  /** Maximum number of files per selection. */
  most?: number
  take: (files: readonly File[]) => void
  lookUp: (text: string) => boolean
}

/** The empty box, in which the user chooses a file by click or drop. Phones also offer their camera. */
export function DropBox({ most = 1, take, lookUp }: DropBoxProps) {
  const { t } = useTranslation('picker')
  const file = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const drop = useDrop((data) => takeDropped(data, { take, lookUp }))
  return (
    <>
      <button type="button" className={classes.drop} {...drop} onClick={() => file.current?.click()}>
        <UploadIcon size={36} />
        <strong>{t('choose')}</strong>
        <span>{t('ways')}</span>
        <small>{most > 1 ? t('kindsOfSeveral', { most }) : t('kinds')}</small>
      </button>
      <button type="button" className={classes.camera} onClick={() => camera.current?.click()}>
        <CameraIcon size={18} />
        {t('camera')}
      </button>
      <FileInput ref={file} label={t('file')} take={take} several={most > 1} />
      <FileInput ref={camera} label={t('camera')} take={take} camera />
    </>
  )
}

interface FileInputProps {
  ref: React.Ref<HTMLInputElement>
  label: string
  take: (files: readonly File[]) => void
  camera?: boolean
  several?: boolean
}

function FileInput({ ref, label, take, camera = false, several = false }: FileInputProps) {
  return (
    <input
      ref={ref}
      hidden
      type="file"
      multiple={several}
      accept={camera ? 'image/jpeg,image/png' : ACCEPT}
      capture={camera ? 'environment' : undefined}
      aria-label={label}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        // Reset the input, so that choosing the same file again fires a change event.
        currentTarget.value = ''
        if (files.length > 0) take(files)
      }}
    />
  )
}
