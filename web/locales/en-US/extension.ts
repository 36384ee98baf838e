import type { texts as source } from '../zh-CN/extension.ts'

export const texts: typeof source = {
  title: 'Apps & extension',
  lead: 'Continue your research on Amazon product pages and on your phone.',
  plugin: {
    title: 'From a product page to its analysis in one click',
    click: 'A button at the bottom right of the product page opens the AI analysis. No ASIN to copy.',
    sites: 'Works in nine marketplaces: US, UK, DE, FR, JP, CA, IT, ES and IN.',
    private: 'Reads only the address of the product page, not its content, and collects nothing.',
    picture: 'Illustration: the analysis button at the bottom right of an Amazon product page',
    button: 'Analyze this ASIN',
  },
  browsers: 'Choose your browser',
  browser: { chrome: 'Chrome', edge: 'Edge', se360: '360 Browser' },
  recommended: 'Recommended',
  copy: 'Copy address',
  copyOf: 'Copy address {{address}}',
  download: 'Download {{version}}',
  downloadFor: 'Download {{version}} for {{browser}}',
  steps: 'How to install',
  stepsOf: 'How to install in {{browser}}',
  install: 'Install the browser extension',
  mode: {
    chrome: '“Developer mode” at the top right',
    edge: '“Developer mode” on the left',
    se360: '“Developer mode” at the top right',
  },
  load: { chrome: 'Load unpacked', edge: 'Load unpacked', se360: 'Load unpacked' },
  step: {
    unpack: { title: 'Download and unzip', text: 'Unzip the package into a folder you will not move or delete.' },
    open: {
      title: 'Open the extensions page',
      text: 'Copy {{address}}, paste it into the address bar and press Enter.',
    },
    mode: { title: 'Turn on developer mode', text: 'On the extensions page, turn on {{mode}}.' },
    load: { title: 'Load the extension', text: 'Click “{{load}}” and choose the unzipped folder.' },
    pin: {
      title: 'Pin it to the toolbar',
      text: 'Click the puzzle icon and pin Seller Compass. Then open any product page.',
    },
  },
  notes: {
    title: 'Please note',
    keep: 'Do not delete the unzipped folder after installing, or the extension will stop working.',
    replace: 'Remove the old version on the extensions page before you install a new one.',
  },
  phone: {
    title: 'On your phone',
    show: 'Show QR code',
    named: {
      title: 'Scan with WeChat to open the mini program',
      text: 'Scan the code with WeChat to open the mini program and check reports and progress anywhere.',
      hint: 'Scan with WeChat',
    },
    site: {
      title: 'Scan to open this site on your phone',
      text: 'Every page works on a phone. Scan the code to open this site in your phone’s browser, then log in to see your reports.',
      hint: 'Scan with your phone’s camera or WeChat',
    },
  },
}
