/** The first schema of version 1, which reused the ids of removed rows. */
export const version1 = `
CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
INSERT INTO meta (key, value) VALUES ('generation', '0');

CREATE TABLE patent (
  id INTEGER PRIMARY KEY,
  office TEXT NOT NULL, publication_number TEXT NOT NULL, application_number TEXT,
  publication_digits TEXT NOT NULL, application_digits TEXT,
  filed_on TEXT, published_on TEXT NOT NULL, granted_on TEXT, granted_week TEXT,
  ended_on TEXT, ended_as TEXT, ends_on TEXT, last_on TEXT,
  source TEXT NOT NULL, observed_on TEXT NOT NULL, added_at TEXT NOT NULL, change INTEGER NOT NULL,
  title TEXT NOT NULL, title_zh TEXT, facts TEXT NOT NULL,
  UNIQUE (publication_number, office)
) STRICT;
CREATE INDEX patent_publication ON patent (publication_digits);
CREATE INDEX patent_application ON patent (application_digits);
CREATE INDEX patent_filed ON patent (filed_on, id);
CREATE INDEX patent_published ON patent (published_on, id);
CREATE INDEX patent_granted ON patent (granted_on, id);
CREATE INDEX patent_week ON patent (granted_week, granted_on, published_on, added_at) WHERE granted_week IS NOT NULL;
CREATE INDEX patent_office ON patent (office, published_on, id);
CREATE INDEX patent_added ON patent (added_at, id);
CREATE INDEX patent_change ON patent (change);
CREATE INDEX patent_sample ON patent (source) WHERE source = 'sample';

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

CREATE VIRTUAL TABLE patent_words USING fts5 (title, applicant, designer, agency, agent, address,
  content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 0', prefix = '2 3');
CREATE TRIGGER patent_deleted AFTER DELETE ON patent BEGIN DELETE FROM patent_words WHERE rowid = old.id; END;

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

CREATE TABLE mark (
  id INTEGER PRIMARY KEY,
  office TEXT NOT NULL, serial_number TEXT NOT NULL, registration_number TEXT,
  words TEXT NOT NULL, class_mask INTEGER NOT NULL, live INTEGER, change INTEGER NOT NULL,
  drawing INTEGER, status_code TEXT NOT NULL, filed_on TEXT, registered_on TEXT, status_on TEXT,
  source TEXT NOT NULL, observed_on TEXT NOT NULL, facts TEXT NOT NULL,
  UNIQUE (serial_number, office)
) STRICT;
CREATE INDEX mark_registration ON mark (registration_number) WHERE registration_number IS NOT NULL;
CREATE INDEX mark_change ON mark (change, id, office, words, class_mask, live);
CREATE INDEX mark_sample ON mark (source) WHERE source = 'sample';
PRAGMA user_version = 1;
`
