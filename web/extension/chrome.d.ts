/** The few calls of the browser that the extension makes: developer.chrome.com/docs/extensions/reference/api. */
declare namespace chrome {
  namespace i18n {
    function getMessage(key: string, substitutions?: string[]): string
    function getUILanguage(): string
  }
  namespace runtime {
    const onInstalled: { addListener(hear: () => void): void }
    function getURL(path: string): string
    function getManifest(): { version: string }
  }
  namespace storage {
    const local: {
      get(keys: string[]): Promise<Record<string, unknown>>
      set(items: Record<string, unknown>): Promise<void>
      remove(key: string): Promise<void>
    }
    const onChanged: { addListener(hear: () => void): void }
  }
  namespace tabs {
    /** `url` is there only for a tab that the person has clicked the extension's icon on (activeTab). */
    function query(which: { active: true; currentWindow: true }): Promise<{ url?: string }[]>
  }
}
