/** Made-up trademark XML in the office's format. */
export interface MadeCase {
  serial?: string
  day?: string
  words?: string
  /** Additional elements of the header, and of the case file. */
  header?: string
  more?: string
}

export const madeCase = ({ serial = '97999001', day = '20261101', words = 'ACMEPAW', header, more }: MadeCase = {}) =>
  `<case-file><serial-number>${serial}</serial-number><registration-number>0000000</registration-number>
<transaction-date>${day}</transaction-date><case-file-header>${header ?? ''}<filing-date>20230614</filing-date>
<status-code>686</status-code><status-date>20261020</status-date><mark-identification>${words}</mark-identification>
<mark-drawing-code>4000</mark-drawing-code></case-file-header>${more ?? ''}</case-file>`

export const madeDaily = (...files: string[]) => `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!DOCTYPE trademark-applications-daily [
<!ELEMENT trademark-applications-daily (version, creation-datetime, application-information)>
<!ELEMENT case-file (serial-number, registration-number?, transaction-date, case-file-header)>
]>
<trademark-applications-daily><version><version-no>2.0</version-no><version-date>20061020</version-date></version>
<creation-datetime>20261102</creation-datetime><application-information><file-segments><file-segment>TRMK</file-segment>
<action-keys><action-key>NEW</action-key>${files.join('\n')}</action-keys></file-segments></application-information>
</trademark-applications-daily>`
