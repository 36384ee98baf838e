import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { sizeText } from './picture.rules.ts'
import classes from './picture-picker.module.css'
import type { UploadItem } from './upload-item.ts'

function Bar({ item: { status, percentage }, label }: { item: UploadItem; label: string }) {
  return (
    <span
      className={classes.bar}
      data-status={status}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percentage}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <span style={{ width: `${percentage}%` }} />
    </span>
  )
}

interface ProgressShieldProps {
  item: UploadItem
  onCancel?: () => void
}

/** Covers the picker while a picture loads. Another paste or drop replaces that picture. */
export function ProgressShield({ item, onCancel }: ProgressShieldProps) {
  const { t } = useTranslation(['picker', 'frame'])
  const text = item.raw === null ? t('lookingUp', { asin: item.name }) : t('reading')
  return (
    <div className={classes.shield}>
      <div role="status">
        <p>{text}</p>
        <Bar item={item} label={text} />
        <p>{item.percentage}%</p>
      </div>
      {onCancel && (
        <button type="button" onClick={onCancel}>
          {t('frame:cancel')}
        </button>
      )}
    </div>
  )
}

export function ProgressLine({ item }: { item: UploadItem }) {
  const { t } = useTranslation('picker')
  const grouping = useGrouping()
  return (
    <div className={classes.item} data-upload={item.status}>
      <p>
        <span className={classes.name} title={item.name}>
          {item.name}
        </span>
        {item.size !== null && <span>{sizeText(item.size, grouping)}</span>}
        <span>{t(`status.${item.status}`)}</span>
      </p>
      <Bar item={item} label={t('progress')} />
    </div>
  )
}
