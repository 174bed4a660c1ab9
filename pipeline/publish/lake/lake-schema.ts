/** Version of the DuckLake format: https://ducklake.select/docs/stable/specification/introduction */
export const LAKE_VERSION = '1.0'

const SPAN = 'begin_snapshot BIGINT, end_snapshot BIGINT'
const LOCATION = 'path VARCHAR, path_is_relative BOOLEAN'
const BOUNDS = 'min_value VARCHAR, max_value VARCHAR'
const COUNTED = `column_size_bytes BIGINT, value_count BIGINT, null_count BIGINT, ${BOUNDS}, contains_nan BOOLEAN, extra_stats VARCHAR`
const MACRO = 'macro_id BIGINT, impl_id BIGINT'
const SORT = 'sort_id BIGINT, table_id BIGINT'

/** Columns of the tables of a catalogue, as the specification of version 1.0 names, types and orders them. */
export const LAKE_TABLES = {
  ducklake_metadata: '"key" VARCHAR NOT NULL, "value" VARCHAR NOT NULL, "scope" VARCHAR, scope_id BIGINT',
  ducklake_snapshot:
    'snapshot_id BIGINT PRIMARY KEY, snapshot_time TIMESTAMP WITH TIME ZONE, schema_version BIGINT, next_catalog_id BIGINT, next_file_id BIGINT',
  ducklake_snapshot_changes:
    'snapshot_id BIGINT PRIMARY KEY, changes_made VARCHAR, author VARCHAR, commit_message VARCHAR, commit_extra_info VARCHAR',
  ducklake_schema: `schema_id BIGINT PRIMARY KEY, schema_uuid UUID, ${SPAN}, schema_name VARCHAR, ${LOCATION}`,
  ducklake_table: `table_id BIGINT, table_uuid UUID, ${SPAN}, schema_id BIGINT, table_name VARCHAR, ${LOCATION}`,
  ducklake_column: `column_id BIGINT, ${SPAN}, table_id BIGINT, column_order BIGINT, column_name VARCHAR, column_type VARCHAR, initial_default VARCHAR,
    default_value VARCHAR, nulls_allowed BOOLEAN, parent_column BIGINT, default_value_type VARCHAR, default_value_dialect VARCHAR`,
  ducklake_data_file: `data_file_id BIGINT PRIMARY KEY, table_id BIGINT, ${SPAN}, file_order BIGINT, ${LOCATION}, file_format VARCHAR, record_count BIGINT,
    file_size_bytes BIGINT, footer_size BIGINT, row_id_start BIGINT, partition_id BIGINT, encryption_key VARCHAR, mapping_id BIGINT, partial_max BIGINT`,
  ducklake_column_mapping: 'mapping_id BIGINT, table_id BIGINT, "type" VARCHAR',
  ducklake_name_mapping:
    'mapping_id BIGINT, column_id BIGINT, source_name VARCHAR, target_field_id BIGINT, parent_column BIGINT, is_partition BOOLEAN',
  ducklake_file_column_stats: `data_file_id BIGINT, table_id BIGINT, column_id BIGINT, ${COUNTED}`,
  ducklake_table_stats: 'table_id BIGINT, record_count BIGINT, next_row_id BIGINT, file_size_bytes BIGINT',
  ducklake_table_column_stats: `table_id BIGINT, column_id BIGINT, contains_null BOOLEAN, contains_nan BOOLEAN, ${BOUNDS}, extra_stats VARCHAR`,
  ducklake_schema_versions: 'begin_snapshot BIGINT, schema_version BIGINT, table_id BIGINT',
  ducklake_tag: `object_id BIGINT, ${SPAN}, "key" VARCHAR, "value" VARCHAR`,
  ducklake_column_tag: `table_id BIGINT, column_id BIGINT, ${SPAN}, "key" VARCHAR, "value" VARCHAR`,
  // Empty here: a frozen lake has no deleted rows, partitions, views, macros or data outside its files.
  ducklake_delete_file: `delete_file_id BIGINT PRIMARY KEY, table_id BIGINT, ${SPAN}, data_file_id BIGINT, ${LOCATION}, format VARCHAR, delete_count BIGINT,
    file_size_bytes BIGINT, footer_size BIGINT, encryption_key VARCHAR, partial_max BIGINT`,
  ducklake_files_scheduled_for_deletion: `data_file_id BIGINT, ${LOCATION}, schedule_start TIMESTAMP WITH TIME ZONE`,
  ducklake_inlined_data_tables: 'table_id BIGINT, table_name VARCHAR, schema_version BIGINT',
  ducklake_file_partition_value:
    'data_file_id BIGINT, table_id BIGINT, partition_key_index BIGINT, partition_value VARCHAR',
  ducklake_file_variant_stats: `data_file_id BIGINT, table_id BIGINT, column_id BIGINT, variant_path VARCHAR, shredded_type VARCHAR, ${COUNTED}`,
  ducklake_partition_info: `partition_id BIGINT, table_id BIGINT, ${SPAN}`,
  ducklake_partition_column:
    'partition_id BIGINT, table_id BIGINT, partition_key_index BIGINT, column_id BIGINT, "transform" VARCHAR',
  ducklake_sort_info: `${SORT}, ${SPAN}`,
  ducklake_sort_expression: `${SORT}, sort_key_index BIGINT, expression VARCHAR, dialect VARCHAR, sort_direction VARCHAR, null_order VARCHAR`,
  ducklake_view: `view_id BIGINT, view_uuid UUID, ${SPAN}, schema_id BIGINT, view_name VARCHAR, dialect VARCHAR, "sql" VARCHAR, column_aliases VARCHAR`,
  ducklake_macro: `schema_id BIGINT, macro_id BIGINT, macro_name VARCHAR, ${SPAN}`,
  ducklake_macro_impl: `${MACRO}, dialect VARCHAR, "sql" VARCHAR, "type" VARCHAR`,
  ducklake_macro_parameters: `${MACRO}, column_id BIGINT, parameter_name VARCHAR, parameter_type VARCHAR, default_value VARCHAR, default_value_type VARCHAR`,
} as const

export type LakeTable = keyof typeof LAKE_TABLES

/** Rows by table; the values are in the order of its columns. */
export type LakeRows = Partial<Record<LakeTable, (string | number | boolean | null)[][]>>
