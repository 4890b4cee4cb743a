import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { ImportResource } from '../../../contract/import-columns';
import { describeImport, type ImportPreview } from '../../../contract/imports';
import { call } from '../../portal/client';
import { useFormat } from '../../ui/format/use-format';
import { PageTitle } from '../../ui/PageTitle';
import { LoadFailure } from '../../ui/states/LoadFailure';
import { UnsavedGuard } from '../edit/UnsavedGuard';
import { frameStyle } from '../list/list-style';
import { recognised } from './columns';
import { DoneStep } from './DoneStep';
import { FileStep } from './FileStep';
import { PreviewStep } from './PreviewStep';
import { useCsvFile } from './use-csv-file';
import { useImport } from './use-import';

export interface ImportPageProps {
  resource: ImportResource;
  /** Whether the records are people, who are registered and get a mail that says so. */
  people?: boolean;
}

/** Rows that are imported, or may be. */
const toDo = ({ counts: { create, change, conflict = 0 } }: ImportPreview) => create + change + conflict;

/** The import of a resource, as `/usuarios/importar`: a person chooses a file, sees what it would do, and confirms it. */
export function ImportPage({ resource, people = false }: ImportPageProps) {
  const translate = useTranslate();
  const row = `screens./${resource}`;
  const { language } = useFormat();
  const { csv, open, readAs, close } = useCsvFile(resource);
  const { check, commit, preview, startCheck, startCommit, forget } = useImport(resource);
  const description = useQuery({
    queryKey: ['imports', 'describe', resource, language],
    queryFn: ({ signal }) => call(describeImport, { params: { resource }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });

  const columns =
    csv?.result?.kind !== 'table' || description.data === undefined
      ? null
      : recognised(csv.result.headings, description.data);

  const sheet = csv?.result?.kind === 'table' && csv.result.sheet !== undefined;

  const restart = () => {
    forget();
    close();
  };
  const look = () => {
    if (csv?.result?.kind !== 'table' || description.data === undefined) return;
    startCheck({ table: csv.result, description: description.data });
  };
  const waits = preview !== null && !commit.isSuccess;

  const step = () => {
    if (description.isError) {
      return (
        <LoadFailure
          title={translate('imports.file.describe')}
          error={description.error}
          onRetry={description.refetch}
        />
      );
    }
    if (commit.isSuccess && preview !== null) {
      return (
        <DoneStep
          resource={resource}
          people={people}
          sheet={sheet}
          preview={preview}
          result={commit.data}
          onRestart={restart}
        />
      );
    }
    if (preview !== null && columns !== null) {
      return (
        <PreviewStep
          key={preview.batch}
          sheet={sheet}
          resource={resource}
          people={people}
          columns={columns}
          preview={preview}
          commit={commit}
          onCommit={(effect, choices, respelled) => startCommit({ preview, effect, choices, respelled })}
          checking={check.isPending}
          onCheckAgain={look}
          onRestart={restart}
        />
      );
    }
    return (
      <FileStep
        resource={resource}
        description={description.data}
        columns={columns}
        csv={csv}
        check={check}
        onOpen={(file) => {
          forget();
          open(file);
        }}
        onReadAs={readAs}
        onCheck={look}
      />
    );
  };

  return (
    <Box sx={frameStyle}>
      <PageTitle title={translate(`${row}.importTitle`, { _: translate(`${row}.import`) })} />
      {step()}
      <Button
        component={Link}
        to={`/${resource}`}
        startIcon={<ArrowBackOutlined />}
        sx={{ alignSelf: 'flex-start' }}
      >
        {translate('imports.list')}
      </Button>
      <UnsavedGuard when={() => waits && toDo(preview) > 0} />
    </Box>
  );
}
