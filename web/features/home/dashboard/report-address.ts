import type { HomeData } from './home-data.ts'

/** The report if it is finished, its progress if it is not. */
export function reportAddress({ id, kind, subject, marketplace, state }: HomeData['reports'][number]): string {
  const base = kind === 'asin' ? '/product' : '/market'
  if (state !== 1) return `${base}/report?id=${id}`
  return kind === 'asin' ? `${base}/online/${marketplace}/${subject}` : `${base}/online/${encodeURIComponent(subject)}`
}
