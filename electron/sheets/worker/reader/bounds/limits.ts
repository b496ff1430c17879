/**
 * Bytes unpacked from an archive at a time: enough to be quick, few enough to cancel. As a string, with the remainder
 * of the piece before, they stay below 128 KiB, from where on V8 gives each string memory of its own.
 */
export const CHUNK_BYTES = 112 * 1024;

export const FILE_CHUNK_BYTES = 256 * 1024;

/** Also Excel's own limit (column XFD). */
export const MAX_CELLS_PER_ROW = 16_384;

/** In characters; Excel stops at 32,767. */
export const MAX_CELL_LENGTH = 100_000;

/** In characters; also the most that an unclosed quote in a text file swallows before it is corrected. */
export const MAX_RECORD_LENGTH = 250_000;

/** Rows with text in one sheet; Excel stops at 1,048,576. */
export const MAX_ROWS = 5_000_000;

/** A file that claims a higher row number is damaged or hostile. */
export const MAX_ROW_NUMBER = 100_000_000;

/** In one sheet, with the blank ones between two filled ones. */
export const MAX_CELLS = 200_000_000;

/** Bytes on the disk of the rows of one sheet: their characters, and a few for each cell and row. */
export const MAX_KEPT = 1024 ** 3;

/** How many times larger than its file a sheet may become, past `FREE_KEPT`. */
export const MAX_KEPT_RATIO = 100;

/** Bytes that a sheet may take at any ratio: a workbook with many equal texts packs them into very little. */
export const FREE_KEPT = 128 * 1024 ** 2;

/** An OpenDocument row with text that is repeated more often than this is filling, not people, and is read once. */
export const MAX_REPEATED_ROWS = 1000;

/** The most blank characters in a row; more make no difference to anybody. */
export const LONGEST_BLANK = 1000;

/** Unclosed quotes corrected in one text file before quotes are ignored. */
export const MAX_QUOTE_REPAIRS = 100;

export const MAX_ARCHIVE_ENTRIES = 10_000;

/** The most bytes in the description of a workbook's encryption. */
export const MAX_ENCRYPTION_BYTES = 64 * 1024;

/** Directory entries of an old Office container that are read. */
export const MAX_OLE_ENTRIES = 20_000;

/** Cells held at once for an old workbook with unordered rows; Excel 97 allows 16,777,216 in all. */
export const MAX_UNORDERED_CELLS = 5_000_000;

/** Bytes that one import may unpack of a workbook, counting each reading of a part. */
export const MAX_UNPACKED_BYTES = 6 * 1024 ** 3;

/** How many times the size of its file one import may unpack, past `FREE_UNPACKED_BYTES`. */
export const MAX_UNPACK_RATIO = 400;

/** Bytes that may be unpacked at any ratio: small parts of ordinary workbooks pack extremely well. */
export const FREE_UNPACKED_BYTES = 64 * 1024 ** 2;

/** Bytes that a small part read as a whole (names, styles, relations) may unpack to. */
export const MAX_SMALL_PART_BYTES = 64 * 1024 ** 2;

export const MAX_SHARED_STRINGS = 20_000_000;

/** Characters of a workbook's distinct texts, all held in memory while it is read. */
export const MAX_SHARED_TEXT = 256 * 1024 ** 2;

/** Characters between two tags of a workbook's XML, and in one tag; bounds what a damaged file can pile up. */
export const MAX_XML_TOKEN = 4 * 1024 ** 2;

export const MAX_WORKSHEETS = 10_000;

export const MAX_STYLES = 100_000;

/** Characters between two tags that comments and sections split into pieces, which are held one by one. */
export const MAX_PIECED_TEXT = 256 * 1024;
