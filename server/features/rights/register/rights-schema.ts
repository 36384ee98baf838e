/**
 * Tables of design patents with their drawings, enforcement cases and trademarks. What a search filters, sorts or joins by is a
 * column; the rest is JSON text.
 * - `change` numbers the writes of a table, so that an index in memory can read later ones; `generation` in `meta` increases when
 *   rows are removed.
 * - Ids of removed patents and marks are never reused, because stored hits and verdicts refer to them.
 * - `added_at` is the instant from which a patent counts as new: its addition, or its later grant. `drawn_at` is set if its first
 *   described drawing was added later than that.
 */
export const RIGHTS_VERSION = 3

const patentTable = (name: string) => `
CREATE TABLE ${name} (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  office TEXT NOT NULL, publication_number TEXT NOT NULL, application_number TEXT,
  publication_digits TEXT NOT NULL, application_digits TEXT,
  filed_on TEXT, published_on TEXT NOT NULL, granted_on TEXT, granted_week TEXT,
  ended_on TEXT, ended_as TEXT, ends_on TEXT, last_on TEXT,
  source TEXT NOT NULL, observed_on TEXT NOT NULL, added_at TEXT NOT NULL, change INTEGER NOT NULL,
  title TEXT NOT NULL, title_zh TEXT, facts TEXT NOT NULL,
  drawn_at TEXT,
  UNIQUE (publication_number, office)
) STRICT;
`
const patentIndexes = `
CREATE INDEX patent_publication ON patent (publication_digits);
CREATE INDEX patent_application ON patent (application_digits);
CREATE INDEX patent_filed ON patent (filed_on, id);
CREATE INDEX patent_published ON patent (published_on, id);
CREATE INDEX patent_granted ON patent (granted_on, id);
CREATE INDEX patent_week ON patent (granted_week, granted_on, published_on, added_at) WHERE granted_week IS NOT NULL;
CREATE INDEX patent_office ON patent (office, published_on, id);
CREATE INDEX patent_added ON patent (added_at, id);
CREATE INDEX patent_drawn ON patent (drawn_at, id) WHERE drawn_at IS NOT NULL;
CREATE INDEX patent_change ON patent (change);
CREATE INDEX patent_sample ON patent (source) WHERE source = 'sample';
CREATE TRIGGER patent_deleted AFTER DELETE ON patent BEGIN DELETE FROM patent_words WHERE rowid = old.id; END;
`
const markTable = (name: string) => `
CREATE TABLE ${name} (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  office TEXT NOT NULL, serial_number TEXT NOT NULL, registration_number TEXT,
  words TEXT NOT NULL, class_mask INTEGER NOT NULL, live INTEGER, change INTEGER NOT NULL,
  drawing INTEGER, status_code TEXT NOT NULL, filed_on TEXT, registered_on TEXT, status_on TEXT,
  source TEXT NOT NULL, observed_on TEXT NOT NULL, facts TEXT NOT NULL,
  UNIQUE (serial_number, office)
) STRICT;
`
const markIndexes = `
CREATE INDEX mark_registration ON mark (registration_number) WHERE registration_number IS NOT NULL;
CREATE INDEX mark_change ON mark (change, id, office, words, class_mask, live);
CREATE INDEX mark_sample ON mark (source) WHERE source = 'sample';
`

const priorityTable = `
CREATE TABLE patent_priority (
  patent_id INTEGER NOT NULL REFERENCES patent (id) ON DELETE CASCADE, priority TEXT NOT NULL,
  PRIMARY KEY (priority, patent_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX patent_priority_patent ON patent_priority (patent_id);
`

export const rightsSchema = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
INSERT INTO meta (key, value) VALUES ('generation', '0');

${patentTable('patent')}
CREATE TABLE patent_class (
  patent_id INTEGER NOT NULL REFERENCES patent (id) ON DELETE CASCADE,
  class INTEGER NOT NULL, subclass INTEGER NOT NULL,
  PRIMARY KEY (patent_id, class, subclass)
) STRICT, WITHOUT ROWID;
CREATE INDEX patent_class_of ON patent_class (class, subclass, patent_id);

CREATE TABLE patent_owner (
  patent_id INTEGER NOT NULL REFERENCES patent (id) ON DELETE CASCADE, party TEXT NOT NULL,
  PRIMARY KEY (party, patent_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX patent_owner_patent ON patent_owner (patent_id);
${priorityTable}
CREATE VIRTUAL TABLE patent_words USING fts5 (title, applicant, designer, agency, agent, address,
  content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0', prefix = '2 3');
${patentIndexes}
CREATE TABLE patent_view (
  patent_id INTEGER NOT NULL REFERENCES patent (id) ON DELETE CASCADE,
  no INTEGER NOT NULL, kind TEXT NOT NULL, drawing TEXT, descriptor BLOB,
  PRIMARY KEY (patent_id, no)
) STRICT;

CREATE TABLE enforcement_case (
  id INTEGER PRIMARY KEY,
  number TEXT NOT NULL, court TEXT NOT NULL, filed_on TEXT NOT NULL, plaintiff TEXT NOT NULL, party TEXT NOT NULL,
  law_firm TEXT, kind TEXT NOT NULL, stage TEXT NOT NULL, defendants INTEGER, rights TEXT NOT NULL,
  source TEXT NOT NULL, observed_on TEXT NOT NULL,
  UNIQUE (number, court)
) STRICT;
CREATE INDEX enforcement_case_party ON enforcement_case (party, filed_on);

CREATE TABLE case_right (
  case_id INTEGER NOT NULL REFERENCES enforcement_case (id) ON DELETE CASCADE, kind TEXT NOT NULL, number TEXT NOT NULL,
  PRIMARY KEY (kind, number, case_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX case_right_case ON case_right (case_id);

${markTable('mark')}${markIndexes}`

/** An older program may have removed rows with higher ids than any that remain, so new ids start this much higher. */
const ID_GAP = 1_000_000

/** Rebuilds a table with all rows, because SQLite cannot change how a table assigns ids. Drops its indexes. */
const rebuild = (table: string, made: (name: string) => string, row: string) => `
${made('remade')}
INSERT INTO remade SELECT ${row} FROM ${table};
DELETE FROM sqlite_sequence WHERE name = 'remade';
INSERT INTO sqlite_sequence (name, seq) SELECT 'remade', max(coalesce((SELECT max(id) FROM remade), 0) + ${ID_GAP},
  coalesce((SELECT seq FROM sqlite_sequence WHERE name = '${table}'), 0));
DROP TABLE ${table};
ALTER TABLE remade RENAME TO ${table};
`

/** From version 1, which had no `drawn_at` and at first reused ids. Foreign keys must be off, because tables are replaced. */
export const upgradeToDrawn =
  rebuild('patent', patentTable, '*, NULL') + patentIndexes + rebuild('mark', markTable, '*') + markIndexes

/** From version 2, which had no priority claims. Repeating an import adds the claims of its patents. */
export const upgradeToPriorities = priorityTable
