import { defineIsland } from '../../islands/define-island.ts';
import { Form, type FormProps } from '../Form/Form.tsx';
import { contactRules } from './contact.rules.ts';

const ContactForm = (props: FormProps) => <Form rules={contactRules} {...props} />;

export default defineIsland('ContactForm', ContactForm);
