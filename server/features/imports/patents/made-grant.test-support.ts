/** Made-up grants in the office's format. */

export interface MadeGrant {
  /** As in the file, eight characters. */
  number?: string
  day?: string
  title?: string
  parties?: string
  /** Additional elements of the bibliography. */
  more?: string
  /** Text of each figure; each gets a drawing. */
  figures?: string[]
  type?: string
  kind?: string
}

const PARTIES = `<us-parties><us-applicants><us-applicant sequence="001" app-type="applicant"><addressbook>
<orgname>Made &#x26; Co. Ltd.</orgname><address><city>Shenzhen</city><country>CN</country></address></addressbook>
</us-applicant></us-applicants><inventors><inventor sequence="001"><addressbook><last-name>Li</last-name>
<first-name>Mei</first-name></addressbook></inventor></inventors></us-parties>`

/** Name of the record's file without ending, and of its folder. */
export const recordName = (number: string, day: string) => `US${number}-${day}`

export function madeGrant(made: MadeGrant = {}): string {
  const {
    number = 'D0990001',
    day = '20261103',
    title = 'Folding mug',
    figures = [],
    type = 'design',
    kind = 'S1',
  } = made
  const record = recordName(number, day)
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE us-patent-grant SYSTEM "us-patent-grant-v47-2022-02-17.dtd" [ ]>
<us-patent-grant lang="EN" dtd-version="v4.7 2022-02-17" file="${record}.XML" country="US" date-publ="${day}">
<us-bibliographic-data-grant>
<publication-reference><document-id><country>US</country><doc-number>${number}</doc-number><kind>${kind}</kind>
<date>${day}</date></document-id></publication-reference>
<application-reference appl-type="${type}"><document-id><country>US</country><doc-number>29800123</doc-number>
<date>20250102</date></document-id></application-reference>
<us-term-of-grant><length-of-grant>15</length-of-grant></us-term-of-grant>
<classification-locarno><edition>15</edition><main-classification>0701</main-classification></classification-locarno>
<invention-title id="d2e53">${title}</invention-title>
<figures><number-of-drawing-sheets>${figures.length}</number-of-drawing-sheets>
<number-of-figures>${figures.length}</number-of-figures></figures>
${made.parties ?? PARTIES}${made.more ?? ''}
</us-bibliographic-data-grant>
<drawings>${figures.map((_, i) => `<figure id="Fig-EMI-D0000${i}" num="0000${i}"><img file="${record}-D0000${i + 1}.TIF" he="200mm" wi="150mm" img-format="tif"/></figure>`).join('')}</drawings>
<description><description-of-drawings>${figures.map((text, i) => `<p>FIG. <b>${i + 1}</b> ${text};</p>`).join('')}</description-of-drawings></description>
<claims><claim id="CLM-00001"><claim-text>The ornamental design for a ${title.toLowerCase()}, as shown and described.</claim-text></claim></claims>
</us-patent-grant>
`
}
