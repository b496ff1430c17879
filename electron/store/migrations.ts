/**
 * The main database's schema, one step a version: `PRAGMA user_version` counts the steps taken. A step that
 * has been released is never edited; a new one is added.
 */
export const migrations: readonly string[] = [
  `
  -- A list of people made from one sheet; columns, stand_ins, mapping and counts are JSON.
  CREATE TABLE audience (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    sheet_name TEXT NOT NULL,
    country TEXT NOT NULL,
    columns TEXT NOT NULL,
    number_column TEXT NOT NULL,
    stand_ins TEXT NOT NULL DEFAULT '[]',
    mapping TEXT NOT NULL,
    counts TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    ready INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  -- Every row of the sheet that has content, rejected ones too, so that each can be shown, mended and undone.
  -- id is the audience's times 2^24 plus n, which is dense from 0: rows are appended, and found by a range of
  -- keys, far quicker than under a key of two columns. msisdn has at most 15 digits and so is exact as a JavaScript number, cells is a
  -- JSON array in the order of the audience's columns, marks say what was repaired and doubted (of a rejected
  -- row: which fault it has), kept is the n of the row that is sent to in place of a duplicate.
  CREATE TABLE audience_row (
    id INTEGER PRIMARY KEY,
    n INTEGER GENERATED ALWAYS AS (id & 0xffffff) VIRTUAL,
    row INTEGER NOT NULL,
    status INTEGER NOT NULL,
    flags INTEGER NOT NULL DEFAULT 0,
    marks INTEGER NOT NULL DEFAULT 0,
    msisdn INTEGER,
    original TEXT NOT NULL,
    cells TEXT NOT NULL,
    kept INTEGER,
    -- The cells of the number column and of those standing in for it, in this order, as the file has them: a JSON
    -- array, so that a row can be saved with all that its number is read from. Null where no column stands in.
    numbers TEXT
  ) STRICT;

  CREATE TABLE audience_edit (
    audience_id INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    before TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (audience_id, seq)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE mapping_memory (
    fingerprint TEXT PRIMARY KEY,
    mapping TEXT NOT NULL,
    used_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE opt_out (
    msisdn INTEGER PRIMARY KEY,
    note TEXT NOT NULL,
    source TEXT NOT NULL,
    added_at INTEGER NOT NULL
  ) STRICT;

  CREATE INDEX opt_out_newest ON opt_out (added_at DESC, msisdn);

  CREATE TABLE opt_out_log (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    msisdn INTEGER NOT NULL,
    change TEXT NOT NULL,
    note TEXT NOT NULL
  ) STRICT;

  -- Drafts and campaigns; frozen is the JSON of what can no longer change once started: account, base URL,
  -- message, tags and plan. owner is the computer that runs it.
  CREATE TABLE campaign (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    phase TEXT NOT NULL,
    account_id TEXT NOT NULL,
    audience_id INTEGER,
    message TEXT NOT NULL,
    sender TEXT NOT NULL,
    label TEXT NOT NULL,
    options TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL,
    frozen TEXT,
    pause TEXT,
    owner TEXT,
    people INTEGER NOT NULL DEFAULT 0,
    parts INTEGER NOT NULL DEFAULT 0,
    -- The campaign whose accepted people are left out of this one.
    rest_of INTEGER,
    differences INTEGER NOT NULL DEFAULT 0,
    -- Sum of credit_consumed, and the parts of the requests that told one: together they teach the price.
    credits REAL NOT NULL DEFAULT 0,
    priced_parts INTEGER NOT NULL DEFAULT 0,
    started_at INTEGER,
    ended_at INTEGER
  ) STRICT;

  -- Campaigns that were deleted and whose people are still being erased.
  CREATE TABLE removal (
    campaign_id INTEGER PRIMARY KEY
  ) STRICT;

  -- People and parts of a campaign by delivery state, kept in step with its chunks so that nobody counts rows.
  CREATE TABLE tally (
    campaign_id INTEGER NOT NULL,
    state TEXT NOT NULL,
    people INTEGER NOT NULL DEFAULT 0,
    parts INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (campaign_id, state)
  ) STRICT, WITHOUT ROWID;

  -- Frozen at the start of a campaign and in the order of sending: tagvalues is the JSON array as it goes
  -- on the wire. Afterwards the audience may change or go without touching the campaign.
  CREATE TABLE recipient (
    campaign_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    msisdn INTEGER NOT NULL,
    row INTEGER NOT NULL,
    parts INTEGER NOT NULL,
    tagvalues TEXT NOT NULL,
    PRIMARY KEY (campaign_id, position)
  ) STRICT, WITHOUT ROWID;

  -- Unique, so that even a bug in the planning cannot text a number twice in one campaign.
  CREATE UNIQUE INDEX recipient_msisdn ON recipient (msisdn, campaign_id);

  -- One row a chunk, changed in one transaction with its attempt and receipts. people and parts are of those
  -- whom its state holds for: neither skipped nor with a receipt of an earlier attempt. hunt marks the halves
  -- of a refused chunk.
  CREATE TABLE chunk (
    campaign_id INTEGER NOT NULL,
    chunk INTEGER NOT NULL,
    from_position INTEGER NOT NULL,
    to_position INTEGER NOT NULL,
    people INTEGER NOT NULL,
    parts INTEGER NOT NULL,
    unicode INTEGER NOT NULL,
    canary INTEGER NOT NULL DEFAULT 0,
    hunt INTEGER NOT NULL DEFAULT 0,
    state TEXT NOT NULL,
    credit_consumed INTEGER,
    -- The balance before the latest attempt, and what the account's campaigns had consumed by then.
    balance_before REAL,
    credits_before REAL,
    balance_hint TEXT,
    refusal TEXT,
    verdict TEXT,
    verdict_at INTEGER,
    PRIMARY KEY (campaign_id, chunk)
  ) STRICT, WITHOUT ROWID;

  CREATE UNIQUE INDEX chunk_from ON chunk (campaign_id, from_position);

  -- What is still to do; most chunks of a long campaign are not in it.
  CREATE INDEX chunk_open ON chunk (campaign_id, state, from_position) WHERE state <> 'accepted';

  CREATE TABLE attempt (
    campaign_id INTEGER NOT NULL,
    chunk INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    outcome TEXT,
    evidence TEXT,
    PRIMARY KEY (campaign_id, chunk, attempt)
  ) STRICT, WITHOUT ROWID;

  -- returned is null when the returned text is our own rendering to the letter; at is when the id came, for those
  -- whose request went on without them, and null for the time of its latest attempt.
  CREATE TABLE receipt (
    campaign_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    id TEXT NOT NULL,
    returned TEXT,
    at INTEGER,
    PRIMARY KEY (campaign_id, position)
  ) STRICT, WITHOUT ROWID;

  -- Recipients taken out of chunks not yet sent: opt-outs added meanwhile, numbers the service refuses.
  CREATE TABLE skipped (
    campaign_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (campaign_id, position)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE timeline (
    id INTEGER PRIMARY KEY,
    campaign_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    message TEXT NOT NULL
  ) STRICT;

  CREATE INDEX timeline_campaign ON timeline (campaign_id, id);
  `,
  `
  -- Plain names: of a chunk's half, and of what a rehearsal stands for.
  ALTER TABLE chunk RENAME COLUMN hunt TO bisecting;
  UPDATE campaign
  SET frozen = json_set(json_remove(frozen, '$.rehearsal.mark'), '$.rehearsal.hash', frozen ->> '$.rehearsal.mark')
  WHERE frozen ->> '$.rehearsal.mark' IS NOT NULL;
  `,
  `
  -- Plain names: the flags of a number, and the other columns asked where the number column holds none.
  ALTER TABLE audience_row RENAME COLUMN marks TO number_flags;
  ALTER TABLE audience RENAME COLUMN stand_ins TO other_columns;
  UPDATE audience
  SET mapping = json_set(json_remove(mapping, '$.standIns'), '$.otherColumns', json(mapping -> '$.standIns'))
  WHERE mapping -> '$.standIns' IS NOT NULL;
  UPDATE mapping_memory
  SET mapping = json_set(json_remove(mapping, '$.standIns'), '$.otherColumns', json(mapping -> '$.standIns'))
  WHERE mapping -> '$.standIns' IS NOT NULL;
  UPDATE audience_edit
  SET before = (
    SELECT json_group_array(json_set(json_remove(value, '$.marks'), '$.numberFlags', value -> '$.marks'))
    FROM json_each(before));
  `,
  `
  -- A credit_consumed that can be none cost receipts or, read again, a screen: the sums of its campaign are made anew.
  UPDATE campaign
  SET credits = (SELECT total(credit_consumed) FROM chunk c
                 WHERE c.campaign_id = campaign.id AND credit_consumed BETWEEN 0 AND 1000000000000),
      priced_parts = (SELECT coalesce(sum(parts), 0) FROM chunk c
                      WHERE c.campaign_id = campaign.id AND credit_consumed BETWEEN 0 AND 1000000000000)
  WHERE EXISTS (SELECT 1 FROM chunk c
                WHERE c.campaign_id = campaign.id AND credit_consumed NOT BETWEEN 0 AND 1000000000000);
  UPDATE chunk SET credit_consumed = NULL WHERE credit_consumed NOT BETWEEN 0 AND 1000000000000;
  `,
  `
  -- Once perhaps texted, always perhaps texted: when a request of a chunk was last in doubt, whatever its later requests
  -- came to. Who is taken out keeps what held then: their chunk, and how many of its attempts had held them.
  ALTER TABLE chunk ADD COLUMN in_doubt_at INTEGER;
  ALTER TABLE skipped ADD COLUMN in_doubt_at INTEGER;
  ALTER TABLE skipped ADD COLUMN chunk INTEGER;
  ALTER TABLE skipped ADD COLUMN attempts INTEGER;

  -- The chunk whose second half this one was made of, and how many of its attempts were this one's too.
  ALTER TABLE chunk ADD COLUMN half_of INTEGER;
  ALTER TABLE chunk ADD COLUMN half_after INTEGER;

  -- Of the people of a state, those whom an earlier request may have reached all the same.
  ALTER TABLE tally ADD COLUMN perhaps_texted INTEGER NOT NULL DEFAULT 0;

  -- Every verdict on a chunk in doubt, with the number of attempts that it was ruled on after.
  CREATE TABLE verdict (
    id INTEGER PRIMARY KEY,
    campaign_id INTEGER NOT NULL,
    chunk INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    verdict TEXT NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;

  CREATE INDEX verdict_chunk ON verdict (campaign_id, chunk);

  INSERT INTO verdict (campaign_id, chunk, attempts, verdict, at)
  SELECT campaign_id, chunk, (
    SELECT coalesce(max(attempt), 0) FROM attempt a
    WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk AND a.ended_at <= c.verdict_at),
    verdict, verdict_at
  FROM chunk c WHERE verdict IS NOT NULL;

  -- A verdict was given only on a request in doubt; the halves of a chunk have taken on its verdict.
  UPDATE chunk SET in_doubt_at = coalesce((
    SELECT max(a.ended_at) FROM attempt a
    WHERE a.campaign_id = chunk.campaign_id AND a.chunk = chunk.chunk AND a.outcome = 'unknown'
      AND a.ended_at <= chunk.verdict_at), verdict_at)
  WHERE verdict IS NOT NULL;

  -- Who was taken out after a request in doubt. Which chunk a half was made of is not on record, so that any halved chunk
  -- before it counts.
  UPDATE skipped SET in_doubt_at = (
    SELECT coalesce(max(a.ended_at), iif(c.bisecting = 1 AND c.verdict_at <= skipped.at, c.verdict_at, NULL))
    FROM chunk c
    LEFT JOIN attempt a ON a.campaign_id = c.campaign_id AND a.outcome = 'unknown' AND a.ended_at <= skipped.at AND (
      a.chunk = c.chunk OR (c.bisecting = 1 AND c.verdict IS NOT NULL AND a.chunk IN (
        SELECT d.chunk FROM chunk d WHERE d.campaign_id = c.campaign_id AND d.bisecting = 1
          AND d.chunk < c.chunk AND d.from_position < c.from_position)))
    WHERE c.campaign_id = skipped.campaign_id AND c.from_position = (
      SELECT max(d.from_position) FROM chunk d
      WHERE d.campaign_id = skipped.campaign_id AND d.from_position <= skipped.position));

  -- Sent again in a campaign that had ended always meant: count as not sent, for a campaign to the rest.
  UPDATE chunk SET state = 'treated-as-not-sent'
  WHERE state = 'waiting' AND verdict = 'send-again' AND verdict_at >= (
    SELECT ended_at FROM campaign g WHERE g.id = chunk.campaign_id AND g.phase = 'cancelled');
  -- Nobody waits in a campaign that was cancelled.
  UPDATE chunk SET state = 'not-sent'
  WHERE state = 'waiting' AND campaign_id IN (SELECT id FROM campaign WHERE phase = 'cancelled');

  INSERT OR IGNORE INTO tally (campaign_id, state) SELECT DISTINCT campaign_id, 'treated-as-not-sent' FROM tally;
  UPDATE tally SET (people, parts) = (
    SELECT coalesce(sum(c.people), 0), coalesce(sum(c.parts), 0) FROM chunk c
    WHERE c.campaign_id = tally.campaign_id AND c.state = tally.state)
  WHERE state IN ('waiting', 'not-sent', 'treated-as-not-sent');
  UPDATE tally SET perhaps_texted = (
    SELECT coalesce(sum(c.people), 0) FROM chunk c
    WHERE c.campaign_id = tally.campaign_id AND c.state = tally.state AND c.in_doubt_at IS NOT NULL)
  WHERE state IN ('waiting', 'not-sent', 'refused');
  UPDATE tally SET perhaps_texted = (
    SELECT count(*) FROM skipped s WHERE s.campaign_id = tally.campaign_id AND s.in_doubt_at IS NOT NULL)
  WHERE state = 'skipped';
  `,
  `
  -- What the folder knows of itself, in its only row. begun counts the attempts ever begun in it, writer is the opening
  -- that began the latest of them. computer is the one that the folder is tied to, earlier the latest attempt before it
  -- left each other one (JSON). carried says what the file was made for that it was restored from, moved_at when it was
  -- closed into a file to be opened elsewhere, notice what a person is still to be told of it (JSON).
  CREATE TABLE folder (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    id TEXT NOT NULL,
    begun INTEGER NOT NULL,
    writer TEXT NOT NULL,
    computer TEXT,
    earlier TEXT NOT NULL DEFAULT '{}',
    carried TEXT,
    moved_at INTEGER,
    notice TEXT
  ) STRICT;
  INSERT INTO folder (only_row, id, begun, writer)
  SELECT 1, lower(hex(randomblob(16))), count(*), lower(hex(randomblob(8))) FROM attempt;
  `,
  `
  -- Whom a campaign to the rest of this one may have reached before it was deleted: no other to that rest goes to them.
  CREATE TABLE reached_later (
    campaign_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (campaign_id, position)
  ) STRICT, WITHOUT ROWID;
  `,
  `
  -- What happened before what, whatever the clocks say: every begin and end of an attempt takes the next number, and a
  -- reading of the balance keeps the latest number at its own begin and end.
  CREATE TABLE happened (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    latest INTEGER NOT NULL
  ) STRICT;
  INSERT INTO happened (only_row, latest) VALUES (1, 0);

  -- ended_steady is in ms since the computer started.
  ALTER TABLE attempt ADD COLUMN began_no INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE attempt ADD COLUMN ended_no INTEGER;
  ALTER TABLE attempt ADD COLUMN ended_steady INTEGER;
  UPDATE attempt SET ended_no = 0 WHERE ended_at IS NOT NULL;
  CREATE INDEX attempt_ended ON attempt (ended_no);
  CREATE TRIGGER attempt_begun AFTER INSERT ON attempt BEGIN
    UPDATE happened SET latest = latest + 1;
    UPDATE attempt SET began_no = (SELECT latest FROM happened),
      ended_no = iif(NEW.ended_at IS NULL, NULL, (SELECT latest FROM happened))
    WHERE campaign_id = NEW.campaign_id AND chunk = NEW.chunk AND attempt = NEW.attempt;
  END;
  CREATE TRIGGER attempt_ended AFTER UPDATE OF ended_at ON attempt WHEN NEW.ended_at IS NOT NULL BEGIN
    UPDATE happened SET latest = latest + 1;
    UPDATE attempt SET ended_no = (SELECT latest FROM happened)
    WHERE campaign_id = NEW.campaign_id AND chunk = NEW.chunk AND attempt = NEW.attempt;
  END;

  -- Readings of the balance of an account that has requests in doubt. place is the base URL of a live account and empty
  -- for practice, consumed is what the account's campaigns had consumed by then, began_steady as of attempts.
  CREATE TABLE balance_reading (
    id INTEGER PRIMARY KEY,
    account_id TEXT NOT NULL,
    place TEXT NOT NULL,
    credit REAL NOT NULL,
    consumed REAL NOT NULL,
    began_no INTEGER NOT NULL,
    ended_no INTEGER NOT NULL,
    began_at INTEGER NOT NULL,
    began_steady INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX balance_reading_account ON balance_reading (account_id, id);

  -- A hint of an earlier version was taken once and at once, which is too soon to say that a service took nothing.
  UPDATE chunk SET balance_hint = NULL WHERE balance_hint LIKE '%probably not accepted%';
  `,
  `
  -- A redirect, and a refusal in which ids were seen, were called a refusal; nobody knows of either who was texted.
  CREATE TEMP TABLE doubtful AS
  SELECT campaign_id, chunk, attempt, ended_at FROM attempt
  WHERE outcome IN ('refused', 'not-sent') AND evidence ->> '$.kind' = 'answer'
    AND (evidence ->> '$.status' BETWEEN 300 AND 399 OR evidence ->> '$.body.text' LIKE '%"ids"%');
  UPDATE attempt SET outcome = 'unknown'
  WHERE (campaign_id, chunk, attempt) IN (SELECT campaign_id, chunk, attempt FROM doubtful);
  UPDATE chunk SET in_doubt_at = max(coalesce(in_doubt_at, 0), (
    SELECT max(d.ended_at) FROM doubtful d WHERE d.campaign_id = chunk.campaign_id AND d.chunk = chunk.chunk))
  WHERE state <> 'accepted' AND (campaign_id, chunk) IN (SELECT campaign_id, chunk FROM doubtful);
  UPDATE chunk SET state = 'unknown', refusal = NULL
  WHERE state IN ('refused', 'not-sent') AND (campaign_id, chunk, (
    SELECT max(a.attempt) FROM attempt a WHERE a.campaign_id = chunk.campaign_id AND a.chunk = chunk.chunk))
    IN (SELECT campaign_id, chunk, attempt FROM doubtful);
  UPDATE tally SET (people, parts) = (
    SELECT coalesce(sum(c.people), 0), coalesce(sum(c.parts), 0) FROM chunk c
    WHERE c.campaign_id = tally.campaign_id AND c.state = tally.state)
  WHERE state IN ('refused', 'not-sent', 'unknown') AND campaign_id IN (SELECT campaign_id FROM doubtful);
  UPDATE tally SET perhaps_texted = (
    SELECT coalesce(sum(c.people), 0) FROM chunk c
    WHERE c.campaign_id = tally.campaign_id AND c.state = tally.state AND c.in_doubt_at IS NOT NULL)
  WHERE state IN ('waiting', 'not-sent', 'refused') AND campaign_id IN (SELECT campaign_id FROM doubtful);
  DROP TABLE doubtful;
  `,
  `
  -- Of credits and priced_parts, those of requests with the encoding for Unicode, whose parts may have another price. Where
  -- such texts went without an encoding their parts were counted as Unicode all the same, which taught a wrong price.
  ALTER TABLE campaign ADD COLUMN unicode_credits REAL NOT NULL DEFAULT 0;
  ALTER TABLE campaign ADD COLUMN unicode_priced_parts INTEGER NOT NULL DEFAULT 0;
  UPDATE campaign SET (unicode_credits, unicode_priced_parts) = (
    SELECT min(campaign.credits, total(credit_consumed)), min(campaign.priced_parts, coalesce(sum(parts), 0)) FROM chunk c
    WHERE c.campaign_id = campaign.id AND c.unicode = 1 AND c.state = 'accepted' AND c.credit_consumed IS NOT NULL);
  `,
  `
  -- Of a deleted campaign that went through practice: the ranges of ids that its texts got there (JSON), until practice
  -- has erased them too. Null for any other.
  ALTER TABLE removal ADD COLUMN practice_ids TEXT;

  -- A file without a header can have been remembered by somebody's row: its number column is called by a number.
  DELETE FROM mapping_memory
  WHERE mapping ->> '$.number' GLOB '*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*[0-9]*';
  `,
  `
  -- People of whom everything is being erased, until nothing is left of them.
  CREATE TABLE erasure (
    msisdn INTEGER PRIMARY KEY,
    keep_opt_out INTEGER NOT NULL
  ) STRICT;
  `,
  `
  -- What a list was made of, where that is not a file as it is (JSON): some rows, or two lists.
  ALTER TABLE audience ADD COLUMN made_of TEXT;
  `,
  `
  -- The country that a row says its number belongs to: two capital letters, ZZ for what is not known. Null where it says
  -- none, or no column does.
  ALTER TABLE audience_row ADD COLUMN country TEXT;
  `,
  `
  -- Goes up with every change of a row, whoever makes it, so that what was reviewed can be told from what is there now.
  ALTER TABLE audience ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
  CREATE TRIGGER audience_row_changed AFTER UPDATE ON audience_row
  WHEN (SELECT ready FROM audience WHERE id = NEW.id >> 24) = 1 BEGIN
    UPDATE audience SET revision = revision + 1 WHERE id = NEW.id >> 24;
  END;
  `,
  `
  -- The rows that changed, by the revision that each change made, so that what was worked out of all others still holds.
  -- The last thousand of a list are kept.
  CREATE TABLE audience_change (
    audience_id INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (audience_id, revision)
  ) STRICT, WITHOUT ROWID;
  DROP TRIGGER audience_row_changed;
  CREATE TRIGGER audience_row_changed AFTER UPDATE ON audience_row
  WHEN (SELECT ready FROM audience WHERE id = NEW.id >> 24) = 1 BEGIN
    UPDATE audience SET revision = revision + 1 WHERE id = NEW.id >> 24;
    INSERT INTO audience_change SELECT id, revision, NEW.n FROM audience WHERE id = NEW.id >> 24;
    DELETE FROM audience_change
    WHERE audience_id = NEW.id >> 24
    AND revision = (SELECT revision - 1000 FROM audience WHERE id = NEW.id >> 24);
  END;
  `,
  `
  -- Where each number stands among the recipients: a table, which is written in its own order, in place of an index, which
  -- each recipient wrote a page of. Unique, so that even a bug in the planning cannot text a number twice in one campaign.
  CREATE TABLE recipient_number (
    msisdn INTEGER NOT NULL,
    campaign_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    PRIMARY KEY (msisdn, campaign_id)
  ) STRICT, WITHOUT ROWID;
  INSERT INTO recipient_number (msisdn, campaign_id, position)
  SELECT msisdn, campaign_id, position FROM recipient ORDER BY msisdn, campaign_id;
  DROP INDEX recipient_msisdn;

  -- Whoever is erased has another number.
  CREATE TRIGGER recipient_msisdn_changed AFTER UPDATE OF msisdn ON recipient BEGIN
    UPDATE recipient_number SET msisdn = NEW.msisdn WHERE msisdn = OLD.msisdn AND campaign_id = OLD.campaign_id;
  END;
  `,
  `
  -- What live campaigns took, by month in this computer's time, account and label. It stays when a campaign is deleted.
  -- unpriced are the texts for which the service told no credits.
  CREATE TABLE credit_month (
    month TEXT NOT NULL,
    account_id TEXT NOT NULL,
    account_name TEXT NOT NULL,
    label TEXT NOT NULL,
    texts INTEGER NOT NULL,
    parts INTEGER NOT NULL,
    credits REAL NOT NULL,
    unpriced INTEGER NOT NULL,
    PRIMARY KEY (month, account_id, label)
  ) STRICT, WITHOUT ROWID;

  -- Of a campaign that was sent within a month its own sums are taken, of any other those of its chunks.
  CREATE TEMP TABLE taker AS
  SELECT id, frozen ->> '$.accountId' AS account_id, frozen ->> '$.accountName' AS account_name,
    trim(frozen ->> '$.label') AS label, credits, priced_parts,
    strftime('%Y-%m', coalesce(started_at, updated_at) / 1000, 'unixepoch', 'localtime') AS first,
    strftime('%Y-%m', coalesce(ended_at, updated_at) / 1000, 'unixepoch', 'localtime') AS last
  FROM campaign WHERE frozen ->> '$.kind' = 'live';
  CREATE TEMP TABLE took AS
  SELECT first AS month, account_id, account_name, label, t.people AS texts, t.parts, credits,
    iif(priced_parts = 0, t.people, 0) AS unpriced
  FROM taker JOIN tally t ON t.campaign_id = taker.id AND t.state = 'accepted' WHERE first = last
  UNION ALL
  SELECT strftime('%Y-%m', (
      SELECT coalesce(a.ended_at, a.started_at) FROM attempt a
      WHERE a.campaign_id = c.campaign_id AND a.chunk = c.chunk ORDER BY a.attempt DESC LIMIT 1
    ) / 1000, 'unixepoch', 'localtime'), account_id, account_name, label,
    iif(c.state = 'accepted', c.people, 0), iif(c.state = 'accepted', c.parts, 0), coalesce(c.credit_consumed, 0),
    iif(c.state = 'accepted' AND c.credit_consumed IS NULL, c.people, 0)
  FROM taker JOIN chunk c ON c.campaign_id = taker.id WHERE first <> last;
  INSERT INTO credit_month (month, account_id, account_name, label, texts, parts, credits, unpriced)
  SELECT month, account_id, max(account_name), coalesce(label, ''), sum(texts), sum(parts), sum(credits), sum(unpriced)
  FROM took WHERE month IS NOT NULL AND (texts > 0 OR credits > 0)
  GROUP BY month, account_id, coalesce(label, '');
  DROP TABLE took;
  DROP TABLE taker;
  `,
  `
  -- Messages that are kept by name, to be written again.
  CREATE TABLE template (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    message TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;
  `,
  `
  -- What was done to a list by hand: each step is one edit or many, undone and done again as a whole. changed_column is
  -- the index of an edited column, -1 for the number and null for any other act, and where it is not known.
  CREATE TABLE audience_step (
    audience_id INTEGER NOT NULL,
    step INTEGER NOT NULL,
    act TEXT NOT NULL,
    changed_column INTEGER,
    n INTEGER NOT NULL,
    rows INTEGER NOT NULL,
    at INTEGER NOT NULL,
    undone INTEGER NOT NULL,
    PRIMARY KEY (audience_id, step)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX audience_step_undone ON audience_step (audience_id, undone, step);

  -- after is what the rows of an edit were when it was undone (JSON), null while it holds.
  ALTER TABLE audience_edit ADD COLUMN step INTEGER NOT NULL DEFAULT 0;
  ALTER TABLE audience_edit ADD COLUMN after TEXT;
  CREATE INDEX audience_edit_step ON audience_edit (audience_id, step);
  UPDATE audience_edit SET step = seq;
  INSERT INTO audience_step (audience_id, step, act, n, rows, at, undone)
  SELECT audience_id, seq,
    CASE
      WHEN kind = 'leave-rows-out' THEN 'leave-out'
      WHEN kind <> 'exclude' THEN kind
      -- Whoever was left out by hand, or texted lately, was taken in.
      WHEN (SELECT json_extract(value, '$.status') FROM json_each(before) WHERE json_extract(value, '$.n') = e.n) IN (4, 5)
        THEN 'take-in'
      ELSE 'leave-out'
    END,
    n,
    CASE WHEN kind IN ('leave-rows-out', 'keep-doubtful', 'leave-doubtful-out') THEN json_array_length(before) ELSE 1 END,
    at, 0
  FROM audience_edit e;
  `,
  `
  -- How a person has the columns of a list (JSON): their order, which are hidden, how wide they are. Null for as they come.
  ALTER TABLE audience ADD COLUMN layout TEXT;
  `,
  `
  -- Which version of its campaign's message a chunk is of; 0 is the message for everybody else, or the only one.
  ALTER TABLE chunk ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
  `,
];
