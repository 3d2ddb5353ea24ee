import { defineIsland } from '../../islands/define-island.ts';
import { Form, type FormProps } from '../Form/Form.tsx';
import { complaintRules } from './complaint.rules.ts';

const ComplaintForm = (props: FormProps) => <Form rules={complaintRules} {...props} />;

export default defineIsland('ComplaintForm', ComplaintForm);
