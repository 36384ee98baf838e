/** The APIs in use: developer.chrome.com/docs/extensions/reference/api. */
declare namespace chrome {
  namespace i18n {
    function getMessage(key: string, substitutions?: string[]): string
    function getUILanguage(): string
  }
  namespace runtime {
    const onInstalled: { addListener(listener: () => void): void }
    function getURL(path: string): string
    function getManifest(): { version: string }
  }
  namespace storage {
    const local: {
      get(keys: string[]): Promise<Record<string, unknown>>
      set(items: Record<string, unknown>): Promise<void>
      remove(key: string): Promise<void>
    }
    const onChanged: { addListener(listener: () => void): void }
  }
  namespace tabs {
    /** `url` is set only after a click on the extension's icon in that tab (activeTab). */
    function query(which: { active: true; currentWindow: true }): Promise<{ url?: string }[]>
  }
}
