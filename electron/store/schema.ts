/**
 * One step per version: `PRAGMA user_version` counts the steps taken. After the first release no step may change; new
 * ones go at the end.
 */
export const schemaSteps: readonly string[] = [
  `
  -- Lists of people

  -- A list made from a sheet; columns, other_columns, mapping and counts are JSON.
  CREATE TABLE audience (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    name TEXT NOT NULL,
    sheet_name TEXT NOT NULL,
    -- What the list was made of, where that is not a file as it is (JSON): some rows, or two lists.
    made_of TEXT,
    -- The hash of what a person saw and made it of, so that pressed twice it is made once.
    made_by TEXT,
    country TEXT NOT NULL,
    -- The countries that rows say their numbers belong to (JSON): read where a number is typed, too often to look at all rows.
    row_countries TEXT NOT NULL DEFAULT '[]',
    columns TEXT NOT NULL,
    number_column TEXT NOT NULL,
    -- The columns asked for a number where the number column holds none.
    other_columns TEXT NOT NULL DEFAULT '[]',
    -- The columns of consent by which people were left out.
    consent_columns TEXT NOT NULL DEFAULT '[]',
    mapping TEXT NOT NULL,
    -- How rows of one number become one text, with the order of day and month of each column (JSON); null where they do not.
    join_rule TEXT,
    -- In a list made of two: where the rows of each begin, and the columns that they have (JSON).
    blocks TEXT,
    -- How a person arranged the columns (JSON): their order, which are hidden, how wide they are. Null for as they come.
    layout TEXT,
    counts TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    -- The latest use by a campaign or an edit that is gone.
    used_at INTEGER NOT NULL DEFAULT 0,
    ready INTEGER NOT NULL DEFAULT 0,
    -- 1 within a transaction that judges its rows, which makes one revision.
    judging INTEGER NOT NULL DEFAULT 0,
    -- The JUDGE_VERSION by which its rows were judged: those of an earlier one are judged again.
    judge_version INTEGER NOT NULL DEFAULT 0,
    -- What differed when they were judged again (JSON), until a person has seen it.
    differences TEXT,
    -- Goes up with every change of rows, so that what was reviewed can be compared with what is there now.
    revision INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  CREATE INDEX audience_ready ON audience (ready);

  -- Every row of the sheet that has content, rejected ones too, so that each can be shown, corrected and undone.
  -- id is the audience's times 2^24 plus n, which is dense from 0: rows are appended, and found by a range of
  -- keys, far quicker than under a key of two columns.
  CREATE TABLE audience_row (
    id INTEGER PRIMARY KEY,
    n INTEGER GENERATED ALWAYS AS (id & 0xffffff) VIRTUAL,
    row INTEGER NOT NULL,
    status INTEGER NOT NULL,
    flags INTEGER NOT NULL DEFAULT 0,
    -- What was repaired and doubted of the number; for a rejected row, its fault.
    number_flags INTEGER NOT NULL DEFAULT 0,
    -- At most 15 digits and so exact as a JavaScript number.
    msisdn INTEGER,
    -- The country that the row says its number belongs to: two capital letters, ZZ for one that is not known. Null where it
    -- says none, or no column does.
    country TEXT,
    -- The n of the row that is sent to in place of this duplicate.
    kept INTEGER,
    original TEXT NOT NULL,
    -- A JSON array in the order of the audience's columns.
    cells TEXT NOT NULL,
    -- The cells of the number column and of the other columns, in this order, as the file has them: a JSON array, so that
    -- a row can be saved with all that its number is read from. Null where there are no other columns.
    numbers TEXT,
    -- For a row that gets the text of several (JSON): its own cells, since the others hold what the text says, how many rows
    -- these are, and how they were joined.
    joined TEXT
  ) STRICT;

  -- The rows that changed, by the revision that each change made, so that what was worked out of all others still holds.
  -- Those of the last thousand revisions of a list are kept; a revision of many rows names none.
  CREATE TABLE audience_change (
    audience_id INTEGER NOT NULL,
    revision INTEGER NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (audience_id, revision, n)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER audience_row_changed AFTER UPDATE ON audience_row
  WHEN (SELECT ready AND NOT judging FROM audience WHERE id = NEW.id >> 24) BEGIN
    UPDATE audience SET revision = revision + 1 WHERE id = NEW.id >> 24;
    INSERT INTO audience_change SELECT id, revision, NEW.n FROM audience WHERE id = NEW.id >> 24;
    DELETE FROM audience_change
    WHERE audience_id = NEW.id >> 24
    AND revision = (SELECT revision - 1000 FROM audience WHERE id = NEW.id >> 24);
  END;

  -- What was done to a list by hand: each step is one decision or many, undone and done again as a whole. changed_column is
  -- the index of an edited column, -1 for the number and null for any other act. undone is 0, or 1 where it is, 2 or 3 while
  -- the rows are being judged after it was undone, or made, and 4 while its decisions are being written or removed.
  CREATE TABLE audience_step (
    step INTEGER PRIMARY KEY AUTOINCREMENT,
    audience_id INTEGER NOT NULL,
    act TEXT NOT NULL,
    changed_column INTEGER,
    n INTEGER NOT NULL,
    rows INTEGER NOT NULL,
    at INTEGER NOT NULL,
    undone INTEGER NOT NULL
  ) STRICT;

  CREATE INDEX audience_step_undone ON audience_step (audience_id, undone, step);
  CREATE INDEX audience_step_list ON audience_step (audience_id, step);
  CREATE INDEX audience_step_moving ON audience_step (audience_id) WHERE undone > 1;

  CREATE TRIGGER audience_step_removed AFTER DELETE ON audience_step BEGIN
    UPDATE audience SET used_at = max(used_at, OLD.at) WHERE id = OLD.audience_id;
  END;

  -- What a person decided on a row (its key in audience_row), from which its status, number, cells and text follow. It counts
  -- unless its step is undone; lists that were made of others have decisions of steps of these. kind is a code of
  -- DECISION_KINDS, place the index of a column or -1, msisdn the number that it is about, and among the rows that it was
  -- about (JSON), null for all.
  CREATE TABLE decision (
    id INTEGER NOT NULL,
    step INTEGER NOT NULL,
    kind INTEGER NOT NULL,
    place INTEGER NOT NULL,
    msisdn INTEGER,
    value TEXT,
    among TEXT,
    PRIMARY KEY (id, step, kind, place)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX decision_step ON decision (step, id);
  CREATE INDEX decision_number ON decision (msisdn, id) WHERE msisdn IS NOT NULL;

  -- Rows that were edited, as their file has them: keys, cells and numbers as in audience_row.
  CREATE TABLE file_row (
    id INTEGER PRIMARY KEY,
    msisdn INTEGER,
    number_flags INTEGER NOT NULL,
    flags INTEGER NOT NULL,
    original TEXT NOT NULL,
    cells TEXT NOT NULL
  ) STRICT;

  CREATE TABLE mapping_memory (
    fingerprint TEXT PRIMARY KEY,
    mapping TEXT NOT NULL,
    used_at INTEGER NOT NULL
  ) STRICT, WITHOUT ROWID;

  -- Opt-outs

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

  CREATE INDEX opt_out_log_number ON opt_out_log (msisdn);

  -- The opt-out file of a team, in its only row.
  CREATE TABLE team_file (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    path TEXT NOT NULL,
    -- Of digits without a plus; blanks between several.
    country TEXT NOT NULL,
    -- What a person chose: the column with the numbers, from 0, and its heading, empty where it has none.
    delimiter TEXT NOT NULL,
    number_column INTEGER NOT NULL,
    heading TEXT NOT NULL,
    -- The SHA-256 of what the opt-outs have of it: empty while it is taken over, null when it must be again.
    taken TEXT,
    numbers INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  -- Opt-outs made here that its file may lack, and when they were written to it.
  CREATE TABLE team_file_lacks (
    msisdn INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    written_at INTEGER
  ) STRICT;

  -- Messages kept by name, to be written again

  CREATE TABLE template (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    message TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    updated_at INTEGER NOT NULL
  ) STRICT;

  -- Campaigns

  -- Drafts and campaigns.
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
    -- What can no longer change once started (JSON): account, base URL, message, tags and plan.
    frozen TEXT,
    pause TEXT,
    -- 1 once a person has cancelled it, while its last requests are on their way and after.
    cancelling INTEGER NOT NULL DEFAULT 0,
    -- The computer that runs it.
    owner TEXT,
    people INTEGER NOT NULL DEFAULT 0,
    parts INTEGER NOT NULL DEFAULT 0,
    -- How many rows of the list are left out, by reason (JSON).
    left_out TEXT NOT NULL DEFAULT '{}',
    -- The campaign to whose rest this one goes: whom its family reached is left out. It may have been deleted.
    rest_of INTEGER,
    -- The first campaign of those that were made of one another's people; null for one that is the first itself.
    family INTEGER,
    -- The first campaign of those that were copied from one another; null for one that is the first itself.
    copied_from INTEGER,
    -- The campaign that this one sends again with a new list; it may have been deleted.
    again_of INTEGER,
    -- For a draft that a command made and nobody changed since: the campaign it copies and the file it is for (JSON).
    prepared TEXT,
    differences INTEGER NOT NULL DEFAULT 0,
    -- Sum of credit_consumed, and the parts of the requests with one: together they teach the price. Of both, those of
    -- requests with the encoding for Unicode, whose parts may have another price.
    credits REAL NOT NULL DEFAULT 0,
    priced_parts INTEGER NOT NULL DEFAULT 0,
    unicode_credits REAL NOT NULL DEFAULT 0,
    unicode_priced_parts INTEGER NOT NULL DEFAULT 0,
    -- Of credits, those of requests in which not everybody has an id: for how many parts they were taken nobody knows.
    unpriced_credits REAL NOT NULL DEFAULT 0,
    -- What the balance fell by for requests that were treated as sent, beside what their answers named.
    balance_credits REAL NOT NULL DEFAULT 0,
    started_at INTEGER,
    ended_at INTEGER
  ) STRICT;

  CREATE TRIGGER campaign_removed AFTER DELETE ON campaign BEGIN
    UPDATE audience SET used_at = max(used_at, OLD.updated_at) WHERE id = OLD.audience_id;
  END;

  -- People and parts of a campaign by delivery state, kept in step with its chunks so that nobody counts rows.
  CREATE TABLE tally (
    campaign_id INTEGER NOT NULL,
    state TEXT NOT NULL,
    people INTEGER NOT NULL DEFAULT 0,
    parts INTEGER NOT NULL DEFAULT 0,
    -- Of these people, those whom an earlier request may have reached all the same.
    perhaps_texted INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (campaign_id, state)
  ) STRICT, WITHOUT ROWID;

  CREATE TABLE timeline (
    id INTEGER PRIMARY KEY,
    campaign_id INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    message TEXT NOT NULL
  ) STRICT;

  CREATE INDEX timeline_campaign ON timeline (campaign_id, id);

  -- What live campaigns took, by month in this computer's time, account and label. It stays when a campaign is deleted.
  -- unpriced are the texts for which the service reported no credits. texts and parts are accepted; treated are the texts that
  -- were treated as sent, and balance_credits what the balance fell by for them.
  CREATE TABLE credit_month (
    month TEXT NOT NULL,
    account_id TEXT NOT NULL,
    account_name TEXT NOT NULL,
    label TEXT NOT NULL,
    texts INTEGER NOT NULL,
    parts INTEGER NOT NULL,
    credits REAL NOT NULL,
    unpriced INTEGER NOT NULL,
    treated INTEGER NOT NULL DEFAULT 0,
    balance_credits REAL NOT NULL DEFAULT 0,
    PRIMARY KEY (month, account_id, label)
  ) STRICT, WITHOUT ROWID;

  -- Recipients

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

  -- The position of each number: a table, which is written in its own order, in place of an index, which each recipient
  -- wrote a page of. Unique, so that even a bug in the planning cannot text a number twice in one campaign. text is the
  -- fingerprint of their text.
  CREATE TABLE recipient_number (
    msisdn INTEGER NOT NULL,
    campaign_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    text INTEGER NOT NULL,
    PRIMARY KEY (msisdn, campaign_id)
  ) STRICT, WITHOUT ROWID;

  -- A person who is erased has another number.
  CREATE TRIGGER recipient_msisdn_changed AFTER UPDATE OF msisdn ON recipient BEGIN
    UPDATE recipient_number SET msisdn = NEW.msisdn, text = 0
    WHERE msisdn = OLD.msisdn AND campaign_id = OLD.campaign_id;
  END;

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

  -- Recipients taken out of chunks not yet sent: opt-outs added meanwhile, numbers the service refuses. What held then is
  -- kept: their chunk, how many of its attempts had held them, and when one of these was last in doubt.
  CREATE TABLE skipped (
    campaign_id INTEGER NOT NULL,
    position INTEGER NOT NULL,
    reason TEXT NOT NULL,
    at INTEGER NOT NULL,
    chunk INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    in_doubt_at INTEGER,
    PRIMARY KEY (campaign_id, position)
  ) STRICT, WITHOUT ROWID;

  -- The rows of the list that are not among the recipients, by their n in the list, which may change or go: each with its
  -- reason (LeftOutReason), its row in the file and its number, where it has one. detail is the fault of a rejected row's
  -- number, and for a duplicate the row in the file that has the same number.
  CREATE TABLE left_out (
    campaign_id INTEGER NOT NULL,
    n INTEGER NOT NULL,
    row INTEGER NOT NULL,
    reason TEXT NOT NULL,
    detail INTEGER,
    msisdn INTEGER,
    PRIMARY KEY (campaign_id, n)
  ) STRICT, WITHOUT ROWID;

  CREATE INDEX left_out_number ON left_out (msisdn) WHERE msisdn > 0;

  -- Who was reached, which outlives the campaign: a deleted one leaves of the people in its ranges their number, the
  -- fingerprint of their text and this, and nothing of the others.
  CREATE TABLE reached (
    campaign_id INTEGER NOT NULL,
    from_position INTEGER NOT NULL,
    to_position INTEGER NOT NULL,
    state TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (campaign_id, from_position)
  ) STRICT, WITHOUT ROWID;

  -- The requests of deleted campaigns, for what they took of their account and of a pace. live_url is the base URL of a live
  -- account and empty for practice; credits and parts are those of the chunk, at the latest of its requests.
  CREATE TABLE past_request (
    account_id TEXT NOT NULL,
    live_url TEXT NOT NULL,
    began_no INTEGER NOT NULL,
    ended_no INTEGER,
    at INTEGER NOT NULL,
    outcome TEXT,
    credits REAL,
    parts INTEGER NOT NULL,
    -- The first campaign of those that were copied from one another.
    first_campaign INTEGER NOT NULL,
    -- 0 where nothing left.
    people INTEGER NOT NULL,
    ended_steady INTEGER
  ) STRICT;

  CREATE INDEX past_request_account ON past_request (account_id, began_no);
  CREATE INDEX past_request_ended ON past_request (ended_no);

  -- Every campaign that was started, deleted ones as long as anything asks whom it reached. family as of the campaign.
  CREATE TABLE sending (
    campaign_id INTEGER PRIMARY KEY,
    family INTEGER NOT NULL,
    is_live INTEGER NOT NULL
  ) STRICT;

  CREATE INDEX sending_family ON sending (family);

  -- Requests

  -- One row a chunk, changed in one transaction with its attempt and receipts. people and parts are of those
  -- whom its state holds for: neither skipped nor with a receipt of an earlier attempt.
  CREATE TABLE chunk (
    campaign_id INTEGER NOT NULL,
    chunk INTEGER NOT NULL,
    from_position INTEGER NOT NULL,
    to_position INTEGER NOT NULL,
    people INTEGER NOT NULL,
    parts INTEGER NOT NULL,
    -- Which version of its campaign's message it is of; 0 is the message for everybody else, or the only one.
    version INTEGER NOT NULL DEFAULT 0,
    unicode INTEGER NOT NULL,
    -- 1 until a person has looked at what came of it.
    canary INTEGER NOT NULL DEFAULT 0,
    -- ISO 3166 codes, with commas, of everybody in it; empty where no quiet hours hold it.
    countries TEXT NOT NULL DEFAULT '',
    -- Marks the halves of a refused chunk. A second half names the chunk it was made of, and how many of its attempts were
    -- this one's too.
    bisecting INTEGER NOT NULL DEFAULT 0,
    half_of INTEGER,
    half_after INTEGER,
    state TEXT NOT NULL,
    -- Once perhaps texted, always perhaps texted: when a request of it was last in doubt, whatever its later requests
    -- came to.
    in_doubt_at INTEGER,
    credit_consumed INTEGER,
    -- What the balance fell by beside that, once it was treated as sent; null where no reading says.
    balance_credits REAL,
    -- The balance before the latest attempt, and what the account's campaigns had consumed by then.
    balance_before REAL,
    credits_before REAL,
    refusal TEXT,
    verdict TEXT,
    verdict_at INTEGER,
    PRIMARY KEY (campaign_id, chunk)
  ) STRICT, WITHOUT ROWID;

  CREATE UNIQUE INDEX chunk_from ON chunk (campaign_id, from_position);

  -- All that is summed of a campaign's chunks, so that their rows are not read for it.
  CREATE INDEX chunk_sums ON chunk (campaign_id, version, from_position, to_position, unicode, parts);

  -- What is still to do; most chunks of a long campaign are not in it.
  CREATE INDEX chunk_open ON chunk (campaign_id, state, from_position) WHERE state <> 'accepted';

  -- Every verdict on a chunk in doubt, with the number of attempts that it came after.
  CREATE TABLE verdict (
    id INTEGER PRIMARY KEY,
    campaign_id INTEGER NOT NULL,
    chunk INTEGER NOT NULL,
    attempts INTEGER NOT NULL,
    verdict TEXT NOT NULL,
    after_end INTEGER NOT NULL,
    at INTEGER NOT NULL
  ) STRICT;

  CREATE INDEX verdict_chunk ON verdict (campaign_id, chunk);

  -- What happened before what, independent of clocks: every begin and end of an attempt takes the next number, and a
  -- reading of the balance keeps the latest number at its own begin and end.
  CREATE TABLE happened (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    latest INTEGER NOT NULL
  ) STRICT;

  INSERT INTO happened (only_row, latest) VALUES (1, 0);

  CREATE TABLE attempt (
    campaign_id INTEGER NOT NULL,
    chunk INTEGER NOT NULL,
    attempt INTEGER NOT NULL,
    began_no INTEGER NOT NULL DEFAULT 0,
    ended_no INTEGER,
    started_at INTEGER NOT NULL,
    ended_at INTEGER,
    -- In ms since the computer started.
    ended_steady INTEGER,
    outcome TEXT,
    evidence TEXT,
    PRIMARY KEY (campaign_id, chunk, attempt)
  ) STRICT, WITHOUT ROWID;

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

  -- What is being erased

  -- Campaigns that were deleted and whose people are still being erased.
  CREATE TABLE removal (
    campaign_id INTEGER PRIMARY KEY,
    -- 1 for a campaign that went through practice, until practice has erased its texts too.
    in_practice INTEGER NOT NULL
  ) STRICT;

  -- People whose data is being erased, until nothing is left of them.
  CREATE TABLE erasure (
    msisdn INTEGER PRIMARY KEY,
    keep_opt_out INTEGER NOT NULL
  ) STRICT;

  -- The data folder

  -- What the folder knows of itself, in its only row.
  CREATE TABLE folder (
    only_row INTEGER PRIMARY KEY CHECK (only_row = 1),
    id TEXT NOT NULL,
    -- The attempts ever begun in it.
    begun INTEGER NOT NULL,
    -- The opening that began the latest of them.
    writer TEXT NOT NULL,
    -- The computer that the folder is tied to, and the latest attempt before it left each other one (JSON).
    computer TEXT,
    earlier TEXT NOT NULL DEFAULT '{}',
    -- What the file was made for that it was restored from.
    carried TEXT,
    -- When it was closed into a file to be opened elsewhere.
    moved_at INTEGER,
    -- Where another copy may have gone on and nobody has said yet whether it did (JSON): nothing is sent until then.
    earlier_copy TEXT,
    -- What could not be read of a damaged folder, or one that somebody had changed (JSON), until a person has seen it.
    unread TEXT,
    -- How often the opt-outs have changed, and of how many of these changes the lists know.
    opt_out_changes INTEGER NOT NULL DEFAULT 0,
    followed_changes INTEGER NOT NULL DEFAULT 0,
    -- How many there are, since to count them takes a moment.
    opt_outs INTEGER NOT NULL DEFAULT 0
  ) STRICT;

  -- Campaigns and lists of an earlier copy that may have been sent, and sent to, since it was last used: each is asked about at
  -- the review of what would be sent of it, until somebody says that it was not.
  CREATE TABLE perhaps_sent (
    kind TEXT NOT NULL CHECK (kind IN ('campaign', 'list')),
    id INTEGER NOT NULL,
    since INTEGER,
    PRIMARY KEY (kind, id)
  ) STRICT, WITHOUT ROWID;

  -- What came in a file that was opened and may not go on by itself before a person says so: an account, a campaign that waits for
  -- its time, the opt-out file of a team.
  CREATE TABLE opened_with (
    kind TEXT NOT NULL CHECK (kind IN ('account', 'campaign', 'team-file')),
    subject TEXT NOT NULL,
    PRIMARY KEY (kind, subject)
  ) STRICT, WITHOUT ROWID;

  CREATE TRIGGER opt_out_added AFTER INSERT ON opt_out BEGIN
    UPDATE folder SET opt_out_changes = opt_out_changes + 1, opt_outs = opt_outs + 1;
    INSERT OR IGNORE INTO team_file_lacks (msisdn, at) SELECT new.msisdn, new.added_at FROM team_file;
  END;

  CREATE TRIGGER opt_out_removed AFTER DELETE ON opt_out BEGIN
    UPDATE folder SET opt_out_changes = opt_out_changes + 1, opt_outs = opt_outs - 1;
    DELETE FROM team_file_lacks WHERE msisdn = old.msisdn;
    UPDATE team_file SET taken = NULL;
  END;

  INSERT INTO folder (only_row, id, begun, writer)
  VALUES (1, lower(hex(randomblob(16))), 0, lower(hex(randomblob(8))));
  `,
];
